// Generated from schemas by npm run generate. Do not edit: change the schema.
import { date, decimal4From0To9999999_99, decimal4From0To9999999_99OrNull, line200OrNull, moneyFrom0To999999999999_99, moneyFrom0To999999999999_99OrNull, reference, text2000OrNull, valuationMethodChoiceOrNull } from './kinds.js'
export const validateCreate = validate0;
const schema0 = {"type":"object","maxProperties":29,"if":{"maxProperties":29},"then":{"additionalProperties":false,"required":["investmentId","date","value"],"properties":{"investmentId":{"kind":"reference"},"date":{"kind":"date"},"value":{"kind":"moneyFrom0To999999999999_99"},"cost":{"kind":"moneyFrom0To999999999999_99OrNull"},"fullyDilutedOwnership":{"kind":"decimal4From0To9999999_99OrNull"},"method":{"kind":"valuationMethodChoiceOrNull"},"calibration":{"kind":"text2000OrNull"},"valuer":{"kind":"line200OrNull"},"weightedValues":{"type":"array","nullable":true,"maxItems":200,"if":{"maxItems":200},"then":{"items":{"$ref":"part0"}}}}}};
const func0 = Object.prototype.hasOwnProperty;
const schema1 = {"type":"object","maxProperties":23,"if":{"maxProperties":23},"then":{"additionalProperties":false,"required":["companyId","fullyDilutedOwnership","companyValue"],"properties":{"companyId":{"kind":"reference"},"fullyDilutedOwnership":{"kind":"decimal4From0To9999999_99"},"companyValue":{"kind":"moneyFrom0To999999999999_99"}}}};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 23){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.companyId === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "companyId"},message:"must have required property '"+"companyId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.fullyDilutedOwnership === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "fullyDilutedOwnership"},message:"must have required property '"+"fullyDilutedOwnership"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.companyValue === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "companyValue"},message:"must have required property '"+"companyValue"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "companyId") || (key0 === "fullyDilutedOwnership")) || (key0 === "companyValue"))){
const err4 = {instancePath,schemaPath:"#/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.companyId !== undefined){
if(!(reference(data.companyId, {instancePath:instancePath+"/companyId",parentData:data,parentDataProperty:"companyId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.fullyDilutedOwnership !== undefined){
if(!(decimal4From0To9999999_99(data.fullyDilutedOwnership, {instancePath:instancePath+"/fullyDilutedOwnership",parentData:data,parentDataProperty:"fullyDilutedOwnership",rootData}))){
vErrors = vErrors === null ? decimal4From0To9999999_99.errors : vErrors.concat(decimal4From0To9999999_99.errors);
errors = vErrors.length;
}
}
if(data.companyValue !== undefined){
if(!(moneyFrom0To999999999999_99(data.companyValue, {instancePath:instancePath+"/companyValue",parentData:data,parentDataProperty:"companyValue",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99.errors : vErrors.concat(moneyFrom0To999999999999_99.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 23){
const err6 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 23},message:"must NOT have more than 23 properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 29){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.investmentId === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "investmentId"},message:"must have required property '"+"investmentId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.date === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.value === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.then.properties, key0))){
const err4 = {instancePath,schemaPath:"#/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.investmentId !== undefined){
if(!(reference(data.investmentId, {instancePath:instancePath+"/investmentId",parentData:data,parentDataProperty:"investmentId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
if(!(date(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData}))){
vErrors = vErrors === null ? date.errors : vErrors.concat(date.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
if(!(moneyFrom0To999999999999_99(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99.errors : vErrors.concat(moneyFrom0To999999999999_99.errors);
errors = vErrors.length;
}
}
if(data.cost !== undefined){
if(!(moneyFrom0To999999999999_99OrNull(data.cost, {instancePath:instancePath+"/cost",parentData:data,parentDataProperty:"cost",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99OrNull.errors : vErrors.concat(moneyFrom0To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.fullyDilutedOwnership !== undefined){
if(!(decimal4From0To9999999_99OrNull(data.fullyDilutedOwnership, {instancePath:instancePath+"/fullyDilutedOwnership",parentData:data,parentDataProperty:"fullyDilutedOwnership",rootData}))){
vErrors = vErrors === null ? decimal4From0To9999999_99OrNull.errors : vErrors.concat(decimal4From0To9999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.method !== undefined){
if(!(valuationMethodChoiceOrNull(data.method, {instancePath:instancePath+"/method",parentData:data,parentDataProperty:"method",rootData}))){
vErrors = vErrors === null ? valuationMethodChoiceOrNull.errors : vErrors.concat(valuationMethodChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.calibration !== undefined){
if(!(text2000OrNull(data.calibration, {instancePath:instancePath+"/calibration",parentData:data,parentDataProperty:"calibration",rootData}))){
vErrors = vErrors === null ? text2000OrNull.errors : vErrors.concat(text2000OrNull.errors);
errors = vErrors.length;
}
}
if(data.valuer !== undefined){
if(!(line200OrNull(data.valuer, {instancePath:instancePath+"/valuer",parentData:data,parentDataProperty:"valuer",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.weightedValues !== undefined){
let data8 = data.weightedValues;
if((!(Array.isArray(data8))) && (data8 !== null)){
const err5 = {instancePath:instancePath+"/weightedValues",schemaPath:"#/then/properties/weightedValues/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs16 = errors;
let valid2 = true;
const _errs17 = errors;
if(Array.isArray(data8)){
if(data8.length > 200){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid1 = _errs17 === errors;
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs18 = errors;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data8[i0], {instancePath:instancePath+"/weightedValues/" + i0,parentData:data8,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
var _valid1 = _errs18 === errors;
valid2 = _valid1;
}
if(!valid2){
const err7 = {instancePath:instancePath+"/weightedValues",schemaPath:"#/then/properties/weightedValues/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Array.isArray(data8)){
if(data8.length > 200){
const err8 = {instancePath:instancePath+"/weightedValues",schemaPath:"#/then/properties/weightedValues/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err9 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 29){
const err10 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 29},message:"must NOT have more than 29 properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateUpdate = validate3;
const schema2 = {"type":"object","maxProperties":28,"if":{"maxProperties":28},"then":{"additionalProperties":false,"required":["date","value"],"properties":{"date":{"kind":"date"},"value":{"kind":"moneyFrom0To999999999999_99"},"cost":{"kind":"moneyFrom0To999999999999_99OrNull"},"fullyDilutedOwnership":{"kind":"decimal4From0To9999999_99OrNull"},"method":{"kind":"valuationMethodChoiceOrNull"},"calibration":{"kind":"text2000OrNull"},"valuer":{"kind":"line200OrNull"},"weightedValues":{"type":"array","nullable":true,"maxItems":200,"if":{"maxItems":200},"then":{"items":{"$ref":"part2"}}}}}};
const schema3 = {"type":"object","maxProperties":23,"if":{"maxProperties":23},"then":{"additionalProperties":false,"required":["companyId","fullyDilutedOwnership","companyValue"],"properties":{"id":{"kind":"reference"},"companyId":{"kind":"reference"},"fullyDilutedOwnership":{"kind":"decimal4From0To9999999_99"},"companyValue":{"kind":"moneyFrom0To999999999999_99"}}}};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 23){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.companyId === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "companyId"},message:"must have required property '"+"companyId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.fullyDilutedOwnership === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "fullyDilutedOwnership"},message:"must have required property '"+"fullyDilutedOwnership"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.companyValue === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "companyValue"},message:"must have required property '"+"companyValue"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "companyId")) || (key0 === "fullyDilutedOwnership")) || (key0 === "companyValue"))){
const err4 = {instancePath,schemaPath:"#/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.id !== undefined){
if(!(reference(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.companyId !== undefined){
if(!(reference(data.companyId, {instancePath:instancePath+"/companyId",parentData:data,parentDataProperty:"companyId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.fullyDilutedOwnership !== undefined){
if(!(decimal4From0To9999999_99(data.fullyDilutedOwnership, {instancePath:instancePath+"/fullyDilutedOwnership",parentData:data,parentDataProperty:"fullyDilutedOwnership",rootData}))){
vErrors = vErrors === null ? decimal4From0To9999999_99.errors : vErrors.concat(decimal4From0To9999999_99.errors);
errors = vErrors.length;
}
}
if(data.companyValue !== undefined){
if(!(moneyFrom0To999999999999_99(data.companyValue, {instancePath:instancePath+"/companyValue",parentData:data,parentDataProperty:"companyValue",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99.errors : vErrors.concat(moneyFrom0To999999999999_99.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 23){
const err6 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 23},message:"must NOT have more than 23 properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}


function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 28){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.date === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.value === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "date") || (key0 === "value")) || (key0 === "cost")) || (key0 === "fullyDilutedOwnership")) || (key0 === "method")) || (key0 === "calibration")) || (key0 === "valuer")) || (key0 === "weightedValues"))){
const err3 = {instancePath,schemaPath:"#/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.date !== undefined){
if(!(date(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData}))){
vErrors = vErrors === null ? date.errors : vErrors.concat(date.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
if(!(moneyFrom0To999999999999_99(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99.errors : vErrors.concat(moneyFrom0To999999999999_99.errors);
errors = vErrors.length;
}
}
if(data.cost !== undefined){
if(!(moneyFrom0To999999999999_99OrNull(data.cost, {instancePath:instancePath+"/cost",parentData:data,parentDataProperty:"cost",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99OrNull.errors : vErrors.concat(moneyFrom0To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.fullyDilutedOwnership !== undefined){
if(!(decimal4From0To9999999_99OrNull(data.fullyDilutedOwnership, {instancePath:instancePath+"/fullyDilutedOwnership",parentData:data,parentDataProperty:"fullyDilutedOwnership",rootData}))){
vErrors = vErrors === null ? decimal4From0To9999999_99OrNull.errors : vErrors.concat(decimal4From0To9999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.method !== undefined){
if(!(valuationMethodChoiceOrNull(data.method, {instancePath:instancePath+"/method",parentData:data,parentDataProperty:"method",rootData}))){
vErrors = vErrors === null ? valuationMethodChoiceOrNull.errors : vErrors.concat(valuationMethodChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.calibration !== undefined){
if(!(text2000OrNull(data.calibration, {instancePath:instancePath+"/calibration",parentData:data,parentDataProperty:"calibration",rootData}))){
vErrors = vErrors === null ? text2000OrNull.errors : vErrors.concat(text2000OrNull.errors);
errors = vErrors.length;
}
}
if(data.valuer !== undefined){
if(!(line200OrNull(data.valuer, {instancePath:instancePath+"/valuer",parentData:data,parentDataProperty:"valuer",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.weightedValues !== undefined){
let data7 = data.weightedValues;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err4 = {instancePath:instancePath+"/weightedValues",schemaPath:"#/then/properties/weightedValues/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs15 = errors;
let valid2 = true;
const _errs16 = errors;
if(Array.isArray(data7)){
if(data7.length > 200){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid1 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs17 = errors;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate4(data7[i0], {instancePath:instancePath+"/weightedValues/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
}
var _valid1 = _errs17 === errors;
valid2 = _valid1;
}
if(!valid2){
const err6 = {instancePath:instancePath+"/weightedValues",schemaPath:"#/then/properties/weightedValues/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(Array.isArray(data7)){
if(data7.length > 200){
const err7 = {instancePath:instancePath+"/weightedValues",schemaPath:"#/then/properties/weightedValues/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err8 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 28){
const err9 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 28},message:"must NOT have more than 28 properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
