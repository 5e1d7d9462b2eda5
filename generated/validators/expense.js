// Generated from schemas by npm run generate. Do not edit: change the schema.
import { expenseCarriedInterestItemChoice, expenseIncomeItemChoice, expenseManagementFeeItemChoice, expenseOperatingItemChoice, expenseOtherItemChoice, line200OrNull, moneyFromMinus999999999999_99To999999999999_99, reference } from './kinds.js'
export const validateCreate = validate0;
const schema0 = {"type":"object","maxProperties":27,"if":{"maxProperties":27},"then":{"additionalProperties":false,"required":["fundId","reportingPeriodId","managementFees","incomeAndInterest","carriedInterest","fundOperatingExpenses","otherExpenses"],"properties":{"fundId":{"kind":"reference"},"reportingPeriodId":{"kind":"reference"},"managementFees":{"type":"array","maxItems":40,"minItems":1,"if":{"maxItems":40},"then":{"items":{"$ref":"part0"}}},"incomeAndInterest":{"type":"array","maxItems":40,"minItems":1,"if":{"maxItems":40},"then":{"items":{"$ref":"part1"}}},"carriedInterest":{"type":"array","maxItems":40,"minItems":1,"if":{"maxItems":40},"then":{"items":{"$ref":"part2"}}},"fundOperatingExpenses":{"type":"array","maxItems":40,"minItems":1,"if":{"maxItems":40},"then":{"items":{"$ref":"part3"}}},"otherExpenses":{"type":"array","maxItems":40,"minItems":1,"if":{"maxItems":40},"then":{"items":{"$ref":"part4"}}}}}};
const schema1 = {"type":"object","maxProperties":23,"if":{"maxProperties":23},"then":{"additionalProperties":false,"required":["item","amount"],"properties":{"item":{"kind":"expenseManagementFeeItemChoice"},"amount":{"kind":"moneyFromMinus999999999999_99To999999999999_99"},"note":{"kind":"line200OrNull"}}}};

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
if(data.item === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "item"},message:"must have required property '"+"item"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.amount === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "item") || (key0 === "amount")) || (key0 === "note"))){
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
if(data.item !== undefined){
if(!(expenseManagementFeeItemChoice(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData}))){
vErrors = vErrors === null ? expenseManagementFeeItemChoice.errors : vErrors.concat(expenseManagementFeeItemChoice.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(line200OrNull(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 23){
const err5 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 23},message:"must NOT have more than 23 properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

const schema2 = {"type":"object","maxProperties":23,"if":{"maxProperties":23},"then":{"additionalProperties":false,"required":["item","amount"],"properties":{"item":{"kind":"expenseIncomeItemChoice"},"amount":{"kind":"moneyFromMinus999999999999_99To999999999999_99"},"note":{"kind":"line200OrNull"}}}};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.item === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "item"},message:"must have required property '"+"item"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.amount === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "item") || (key0 === "amount")) || (key0 === "note"))){
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
if(data.item !== undefined){
if(!(expenseIncomeItemChoice(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData}))){
vErrors = vErrors === null ? expenseIncomeItemChoice.errors : vErrors.concat(expenseIncomeItemChoice.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(line200OrNull(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 23){
const err5 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 23},message:"must NOT have more than 23 properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

const schema3 = {"type":"object","maxProperties":23,"if":{"maxProperties":23},"then":{"additionalProperties":false,"required":["item","amount"],"properties":{"item":{"kind":"expenseCarriedInterestItemChoice"},"amount":{"kind":"moneyFromMinus999999999999_99To999999999999_99"},"note":{"kind":"line200OrNull"}}}};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.item === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "item"},message:"must have required property '"+"item"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.amount === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "item") || (key0 === "amount")) || (key0 === "note"))){
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
if(data.item !== undefined){
if(!(expenseCarriedInterestItemChoice(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData}))){
vErrors = vErrors === null ? expenseCarriedInterestItemChoice.errors : vErrors.concat(expenseCarriedInterestItemChoice.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(line200OrNull(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 23){
const err5 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 23},message:"must NOT have more than 23 properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate5.errors = vErrors;
return errors === 0;
}

const schema4 = {"type":"object","maxProperties":23,"if":{"maxProperties":23},"then":{"additionalProperties":false,"required":["item","amount"],"properties":{"item":{"kind":"expenseOperatingItemChoice"},"amount":{"kind":"moneyFromMinus999999999999_99To999999999999_99"},"note":{"kind":"line200OrNull"}}}};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.item === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "item"},message:"must have required property '"+"item"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.amount === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "item") || (key0 === "amount")) || (key0 === "note"))){
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
if(data.item !== undefined){
if(!(expenseOperatingItemChoice(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData}))){
vErrors = vErrors === null ? expenseOperatingItemChoice.errors : vErrors.concat(expenseOperatingItemChoice.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(line200OrNull(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 23){
const err5 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 23},message:"must NOT have more than 23 properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate7.errors = vErrors;
return errors === 0;
}

const schema5 = {"type":"object","maxProperties":23,"if":{"maxProperties":23},"then":{"additionalProperties":false,"required":["item","amount"],"properties":{"item":{"kind":"expenseOtherItemChoice"},"amount":{"kind":"moneyFromMinus999999999999_99To999999999999_99"},"note":{"kind":"line200OrNull"}}}};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.item === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "item"},message:"must have required property '"+"item"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.amount === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "item") || (key0 === "amount")) || (key0 === "note"))){
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
if(data.item !== undefined){
if(!(expenseOtherItemChoice(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData}))){
vErrors = vErrors === null ? expenseOtherItemChoice.errors : vErrors.concat(expenseOtherItemChoice.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(line200OrNull(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 23){
const err5 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 23},message:"must NOT have more than 23 properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate9.errors = vErrors;
return errors === 0;
}


function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 27){
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
if(data.fundId === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "fundId"},message:"must have required property '"+"fundId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.reportingPeriodId === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "reportingPeriodId"},message:"must have required property '"+"reportingPeriodId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.managementFees === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "managementFees"},message:"must have required property '"+"managementFees"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.incomeAndInterest === undefined){
const err4 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "incomeAndInterest"},message:"must have required property '"+"incomeAndInterest"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.carriedInterest === undefined){
const err5 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "carriedInterest"},message:"must have required property '"+"carriedInterest"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.fundOperatingExpenses === undefined){
const err6 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "fundOperatingExpenses"},message:"must have required property '"+"fundOperatingExpenses"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.otherExpenses === undefined){
const err7 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "otherExpenses"},message:"must have required property '"+"otherExpenses"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "fundId") || (key0 === "reportingPeriodId")) || (key0 === "managementFees")) || (key0 === "incomeAndInterest")) || (key0 === "carriedInterest")) || (key0 === "fundOperatingExpenses")) || (key0 === "otherExpenses"))){
const err8 = {instancePath,schemaPath:"#/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.fundId !== undefined){
if(!(reference(data.fundId, {instancePath:instancePath+"/fundId",parentData:data,parentDataProperty:"fundId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.reportingPeriodId !== undefined){
if(!(reference(data.reportingPeriodId, {instancePath:instancePath+"/reportingPeriodId",parentData:data,parentDataProperty:"reportingPeriodId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.managementFees !== undefined){
let data2 = data.managementFees;
const _errs9 = errors;
let valid2 = true;
const _errs10 = errors;
if(Array.isArray(data2)){
if(data2.length > 40){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid1 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data2[i0], {instancePath:instancePath+"/managementFees/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
var _valid1 = _errs11 === errors;
valid2 = _valid1;
}
if(!valid2){
const err10 = {instancePath:instancePath+"/managementFees",schemaPath:"#/then/properties/managementFees/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(Array.isArray(data2)){
if(data2.length > 40){
const err11 = {instancePath:instancePath+"/managementFees",schemaPath:"#/then/properties/managementFees/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.length < 1){
const err12 = {instancePath:instancePath+"/managementFees",schemaPath:"#/then/properties/managementFees/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/managementFees",schemaPath:"#/then/properties/managementFees/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.incomeAndInterest !== undefined){
let data4 = data.incomeAndInterest;
const _errs15 = errors;
let valid5 = true;
const _errs16 = errors;
if(Array.isArray(data4)){
if(data4.length > 40){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid2 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs17 = errors;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(validate3(data4[i1], {instancePath:instancePath+"/incomeAndInterest/" + i1,parentData:data4,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
}
}
var _valid2 = _errs17 === errors;
valid5 = _valid2;
}
if(!valid5){
const err15 = {instancePath:instancePath+"/incomeAndInterest",schemaPath:"#/then/properties/incomeAndInterest/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(Array.isArray(data4)){
if(data4.length > 40){
const err16 = {instancePath:instancePath+"/incomeAndInterest",schemaPath:"#/then/properties/incomeAndInterest/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4.length < 1){
const err17 = {instancePath:instancePath+"/incomeAndInterest",schemaPath:"#/then/properties/incomeAndInterest/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/incomeAndInterest",schemaPath:"#/then/properties/incomeAndInterest/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.carriedInterest !== undefined){
let data6 = data.carriedInterest;
const _errs21 = errors;
let valid8 = true;
const _errs22 = errors;
if(Array.isArray(data6)){
if(data6.length > 40){
const err19 = {};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var _valid3 = _errs22 === errors;
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs23 = errors;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(!(validate5(data6[i2], {instancePath:instancePath+"/carriedInterest/" + i2,parentData:data6,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate5.errors : vErrors.concat(validate5.errors);
errors = vErrors.length;
}
}
}
var _valid3 = _errs23 === errors;
valid8 = _valid3;
}
if(!valid8){
const err20 = {instancePath:instancePath+"/carriedInterest",schemaPath:"#/then/properties/carriedInterest/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(Array.isArray(data6)){
if(data6.length > 40){
const err21 = {instancePath:instancePath+"/carriedInterest",schemaPath:"#/then/properties/carriedInterest/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data6.length < 1){
const err22 = {instancePath:instancePath+"/carriedInterest",schemaPath:"#/then/properties/carriedInterest/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/carriedInterest",schemaPath:"#/then/properties/carriedInterest/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.fundOperatingExpenses !== undefined){
let data8 = data.fundOperatingExpenses;
const _errs27 = errors;
let valid11 = true;
const _errs28 = errors;
if(Array.isArray(data8)){
if(data8.length > 40){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var _valid4 = _errs28 === errors;
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs29 = errors;
if(Array.isArray(data8)){
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
if(!(validate7(data8[i3], {instancePath:instancePath+"/fundOperatingExpenses/" + i3,parentData:data8,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors);
errors = vErrors.length;
}
}
}
var _valid4 = _errs29 === errors;
valid11 = _valid4;
}
if(!valid11){
const err25 = {instancePath:instancePath+"/fundOperatingExpenses",schemaPath:"#/then/properties/fundOperatingExpenses/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(Array.isArray(data8)){
if(data8.length > 40){
const err26 = {instancePath:instancePath+"/fundOperatingExpenses",schemaPath:"#/then/properties/fundOperatingExpenses/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data8.length < 1){
const err27 = {instancePath:instancePath+"/fundOperatingExpenses",schemaPath:"#/then/properties/fundOperatingExpenses/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/fundOperatingExpenses",schemaPath:"#/then/properties/fundOperatingExpenses/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.otherExpenses !== undefined){
let data10 = data.otherExpenses;
const _errs33 = errors;
let valid14 = true;
const _errs34 = errors;
if(Array.isArray(data10)){
if(data10.length > 40){
const err29 = {};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var _valid5 = _errs34 === errors;
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs35 = errors;
if(Array.isArray(data10)){
const len4 = data10.length;
for(let i4=0; i4<len4; i4++){
if(!(validate9(data10[i4], {instancePath:instancePath+"/otherExpenses/" + i4,parentData:data10,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
}
var _valid5 = _errs35 === errors;
valid14 = _valid5;
}
if(!valid14){
const err30 = {instancePath:instancePath+"/otherExpenses",schemaPath:"#/then/properties/otherExpenses/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(Array.isArray(data10)){
if(data10.length > 40){
const err31 = {instancePath:instancePath+"/otherExpenses",schemaPath:"#/then/properties/otherExpenses/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data10.length < 1){
const err32 = {instancePath:instancePath+"/otherExpenses",schemaPath:"#/then/properties/otherExpenses/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/otherExpenses",schemaPath:"#/then/properties/otherExpenses/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err34 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 27){
const err35 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 27},message:"must NOT have more than 27 properties"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateUpdate = validate11;
const schema6 = {"type":"object","maxProperties":25,"if":{"maxProperties":25},"then":{"additionalProperties":false,"required":["managementFees","incomeAndInterest","carriedInterest","fundOperatingExpenses","otherExpenses"],"properties":{"managementFees":{"type":"array","maxItems":40,"minItems":1,"if":{"maxItems":40},"then":{"items":{"$ref":"part6"}}},"incomeAndInterest":{"type":"array","maxItems":40,"minItems":1,"if":{"maxItems":40},"then":{"items":{"$ref":"part7"}}},"carriedInterest":{"type":"array","maxItems":40,"minItems":1,"if":{"maxItems":40},"then":{"items":{"$ref":"part8"}}},"fundOperatingExpenses":{"type":"array","maxItems":40,"minItems":1,"if":{"maxItems":40},"then":{"items":{"$ref":"part9"}}},"otherExpenses":{"type":"array","maxItems":40,"minItems":1,"if":{"maxItems":40},"then":{"items":{"$ref":"part10"}}}}}};
const schema7 = {"type":"object","maxProperties":23,"if":{"maxProperties":23},"then":{"additionalProperties":false,"required":["item","amount"],"properties":{"id":{"kind":"reference"},"item":{"kind":"expenseManagementFeeItemChoice"},"amount":{"kind":"moneyFromMinus999999999999_99To999999999999_99"},"note":{"kind":"line200OrNull"}}}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.item === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "item"},message:"must have required property '"+"item"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.amount === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "item")) || (key0 === "amount")) || (key0 === "note"))){
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
if(data.id !== undefined){
if(!(reference(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.item !== undefined){
if(!(expenseManagementFeeItemChoice(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData}))){
vErrors = vErrors === null ? expenseManagementFeeItemChoice.errors : vErrors.concat(expenseManagementFeeItemChoice.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(line200OrNull(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 23){
const err5 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 23},message:"must NOT have more than 23 properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"object","maxProperties":23,"if":{"maxProperties":23},"then":{"additionalProperties":false,"required":["item","amount"],"properties":{"id":{"kind":"reference"},"item":{"kind":"expenseIncomeItemChoice"},"amount":{"kind":"moneyFromMinus999999999999_99To999999999999_99"},"note":{"kind":"line200OrNull"}}}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.item === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "item"},message:"must have required property '"+"item"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.amount === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "item")) || (key0 === "amount")) || (key0 === "note"))){
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
if(data.id !== undefined){
if(!(reference(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.item !== undefined){
if(!(expenseIncomeItemChoice(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData}))){
vErrors = vErrors === null ? expenseIncomeItemChoice.errors : vErrors.concat(expenseIncomeItemChoice.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(line200OrNull(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 23){
const err5 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 23},message:"must NOT have more than 23 properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"object","maxProperties":23,"if":{"maxProperties":23},"then":{"additionalProperties":false,"required":["item","amount"],"properties":{"id":{"kind":"reference"},"item":{"kind":"expenseCarriedInterestItemChoice"},"amount":{"kind":"moneyFromMinus999999999999_99To999999999999_99"},"note":{"kind":"line200OrNull"}}}};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.item === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "item"},message:"must have required property '"+"item"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.amount === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "item")) || (key0 === "amount")) || (key0 === "note"))){
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
if(data.id !== undefined){
if(!(reference(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.item !== undefined){
if(!(expenseCarriedInterestItemChoice(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData}))){
vErrors = vErrors === null ? expenseCarriedInterestItemChoice.errors : vErrors.concat(expenseCarriedInterestItemChoice.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(line200OrNull(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 23){
const err5 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 23},message:"must NOT have more than 23 properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

const schema10 = {"type":"object","maxProperties":23,"if":{"maxProperties":23},"then":{"additionalProperties":false,"required":["item","amount"],"properties":{"id":{"kind":"reference"},"item":{"kind":"expenseOperatingItemChoice"},"amount":{"kind":"moneyFromMinus999999999999_99To999999999999_99"},"note":{"kind":"line200OrNull"}}}};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.item === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "item"},message:"must have required property '"+"item"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.amount === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "item")) || (key0 === "amount")) || (key0 === "note"))){
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
if(data.id !== undefined){
if(!(reference(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.item !== undefined){
if(!(expenseOperatingItemChoice(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData}))){
vErrors = vErrors === null ? expenseOperatingItemChoice.errors : vErrors.concat(expenseOperatingItemChoice.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(line200OrNull(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 23){
const err5 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 23},message:"must NOT have more than 23 properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"object","maxProperties":23,"if":{"maxProperties":23},"then":{"additionalProperties":false,"required":["item","amount"],"properties":{"id":{"kind":"reference"},"item":{"kind":"expenseOtherItemChoice"},"amount":{"kind":"moneyFromMinus999999999999_99To999999999999_99"},"note":{"kind":"line200OrNull"}}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.item === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "item"},message:"must have required property '"+"item"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.amount === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "item")) || (key0 === "amount")) || (key0 === "note"))){
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
if(data.id !== undefined){
if(!(reference(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.item !== undefined){
if(!(expenseOtherItemChoice(data.item, {instancePath:instancePath+"/item",parentData:data,parentDataProperty:"item",rootData}))){
vErrors = vErrors === null ? expenseOtherItemChoice.errors : vErrors.concat(expenseOtherItemChoice.errors);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99(data.amount, {instancePath:instancePath+"/amount",parentData:data,parentDataProperty:"amount",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99.errors);
errors = vErrors.length;
}
}
if(data.note !== undefined){
if(!(line200OrNull(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 23){
const err5 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 23},message:"must NOT have more than 23 properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 25){
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
if(data.managementFees === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "managementFees"},message:"must have required property '"+"managementFees"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.incomeAndInterest === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "incomeAndInterest"},message:"must have required property '"+"incomeAndInterest"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.carriedInterest === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "carriedInterest"},message:"must have required property '"+"carriedInterest"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.fundOperatingExpenses === undefined){
const err4 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "fundOperatingExpenses"},message:"must have required property '"+"fundOperatingExpenses"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.otherExpenses === undefined){
const err5 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "otherExpenses"},message:"must have required property '"+"otherExpenses"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "managementFees") || (key0 === "incomeAndInterest")) || (key0 === "carriedInterest")) || (key0 === "fundOperatingExpenses")) || (key0 === "otherExpenses"))){
const err6 = {instancePath,schemaPath:"#/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.managementFees !== undefined){
let data0 = data.managementFees;
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(Array.isArray(data0)){
if(data0.length > 40){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid1 = _errs8 === errors;
errors = _errs7;
if(vErrors !== null){
if(_errs7){
vErrors.length = _errs7;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs9 = errors;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate12(data0[i0], {instancePath:instancePath+"/managementFees/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
var _valid1 = _errs9 === errors;
valid2 = _valid1;
}
if(!valid2){
const err8 = {instancePath:instancePath+"/managementFees",schemaPath:"#/then/properties/managementFees/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(Array.isArray(data0)){
if(data0.length > 40){
const err9 = {instancePath:instancePath+"/managementFees",schemaPath:"#/then/properties/managementFees/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.length < 1){
const err10 = {instancePath:instancePath+"/managementFees",schemaPath:"#/then/properties/managementFees/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
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
const err11 = {instancePath:instancePath+"/managementFees",schemaPath:"#/then/properties/managementFees/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.incomeAndInterest !== undefined){
let data2 = data.incomeAndInterest;
const _errs13 = errors;
let valid5 = true;
const _errs14 = errors;
if(Array.isArray(data2)){
if(data2.length > 40){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid2 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs15 = errors;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
if(!(validate14(data2[i1], {instancePath:instancePath+"/incomeAndInterest/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
}
var _valid2 = _errs15 === errors;
valid5 = _valid2;
}
if(!valid5){
const err13 = {instancePath:instancePath+"/incomeAndInterest",schemaPath:"#/then/properties/incomeAndInterest/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(Array.isArray(data2)){
if(data2.length > 40){
const err14 = {instancePath:instancePath+"/incomeAndInterest",schemaPath:"#/then/properties/incomeAndInterest/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data2.length < 1){
const err15 = {instancePath:instancePath+"/incomeAndInterest",schemaPath:"#/then/properties/incomeAndInterest/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/incomeAndInterest",schemaPath:"#/then/properties/incomeAndInterest/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.carriedInterest !== undefined){
let data4 = data.carriedInterest;
const _errs19 = errors;
let valid8 = true;
const _errs20 = errors;
if(Array.isArray(data4)){
if(data4.length > 40){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var _valid3 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs21 = errors;
if(Array.isArray(data4)){
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
if(!(validate16(data4[i2], {instancePath:instancePath+"/carriedInterest/" + i2,parentData:data4,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
var _valid3 = _errs21 === errors;
valid8 = _valid3;
}
if(!valid8){
const err18 = {instancePath:instancePath+"/carriedInterest",schemaPath:"#/then/properties/carriedInterest/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(Array.isArray(data4)){
if(data4.length > 40){
const err19 = {instancePath:instancePath+"/carriedInterest",schemaPath:"#/then/properties/carriedInterest/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data4.length < 1){
const err20 = {instancePath:instancePath+"/carriedInterest",schemaPath:"#/then/properties/carriedInterest/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/carriedInterest",schemaPath:"#/then/properties/carriedInterest/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.fundOperatingExpenses !== undefined){
let data6 = data.fundOperatingExpenses;
const _errs25 = errors;
let valid11 = true;
const _errs26 = errors;
if(Array.isArray(data6)){
if(data6.length > 40){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var _valid4 = _errs26 === errors;
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs27 = errors;
if(Array.isArray(data6)){
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
if(!(validate18(data6[i3], {instancePath:instancePath+"/fundOperatingExpenses/" + i3,parentData:data6,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
}
var _valid4 = _errs27 === errors;
valid11 = _valid4;
}
if(!valid11){
const err23 = {instancePath:instancePath+"/fundOperatingExpenses",schemaPath:"#/then/properties/fundOperatingExpenses/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(Array.isArray(data6)){
if(data6.length > 40){
const err24 = {instancePath:instancePath+"/fundOperatingExpenses",schemaPath:"#/then/properties/fundOperatingExpenses/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.length < 1){
const err25 = {instancePath:instancePath+"/fundOperatingExpenses",schemaPath:"#/then/properties/fundOperatingExpenses/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/fundOperatingExpenses",schemaPath:"#/then/properties/fundOperatingExpenses/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.otherExpenses !== undefined){
let data8 = data.otherExpenses;
const _errs31 = errors;
let valid14 = true;
const _errs32 = errors;
if(Array.isArray(data8)){
if(data8.length > 40){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var _valid5 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs33 = errors;
if(Array.isArray(data8)){
const len4 = data8.length;
for(let i4=0; i4<len4; i4++){
if(!(validate20(data8[i4], {instancePath:instancePath+"/otherExpenses/" + i4,parentData:data8,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
}
var _valid5 = _errs33 === errors;
valid14 = _valid5;
}
if(!valid14){
const err28 = {instancePath:instancePath+"/otherExpenses",schemaPath:"#/then/properties/otherExpenses/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(Array.isArray(data8)){
if(data8.length > 40){
const err29 = {instancePath:instancePath+"/otherExpenses",schemaPath:"#/then/properties/otherExpenses/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data8.length < 1){
const err30 = {instancePath:instancePath+"/otherExpenses",schemaPath:"#/then/properties/otherExpenses/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/otherExpenses",schemaPath:"#/then/properties/otherExpenses/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err32 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 25){
const err33 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 25},message:"must NOT have more than 25 properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
