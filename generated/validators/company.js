// Generated from schemas by npm run generate. Do not edit: change the schema.
import { dateOrNull, investmentStageChoiceOrNull, line200, line200OrNull, reference, referenceOrNull, sectorChoiceOrNull, text10000OrNull } from './kinds.js'
export const validateCreate = validate0;
const schema0 = {"type":"object","maxProperties":32,"if":{"maxProperties":32},"then":{"additionalProperties":false,"required":["investmentId","name","currencyId"],"properties":{"investmentId":{"kind":"reference"},"name":{"kind":"line200"},"countryId":{"kind":"referenceOrNull"},"headquarter":{"kind":"line200OrNull"},"currencyId":{"kind":"reference"},"logoId":{"kind":"referenceOrNull"},"description":{"kind":"text10000OrNull"},"fromDate":{"kind":"dateOrNull"},"toDate":{"kind":"dateOrNull"},"stage":{"kind":"investmentStageChoiceOrNull"},"geography":{"kind":"line200OrNull"},"industry":{"kind":"sectorChoiceOrNull"}}}};
const func0 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 32){
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
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.currencyId === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "currencyId"},message:"must have required property '"+"currencyId"+"'"};
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
if(data.name !== undefined){
if(!(line200(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? line200.errors : vErrors.concat(line200.errors);
errors = vErrors.length;
}
}
if(data.countryId !== undefined){
if(!(referenceOrNull(data.countryId, {instancePath:instancePath+"/countryId",parentData:data,parentDataProperty:"countryId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
errors = vErrors.length;
}
}
if(data.headquarter !== undefined){
if(!(line200OrNull(data.headquarter, {instancePath:instancePath+"/headquarter",parentData:data,parentDataProperty:"headquarter",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.currencyId !== undefined){
if(!(reference(data.currencyId, {instancePath:instancePath+"/currencyId",parentData:data,parentDataProperty:"currencyId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.logoId !== undefined){
if(!(referenceOrNull(data.logoId, {instancePath:instancePath+"/logoId",parentData:data,parentDataProperty:"logoId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(text10000OrNull(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? text10000OrNull.errors : vErrors.concat(text10000OrNull.errors);
errors = vErrors.length;
}
}
if(data.fromDate !== undefined){
if(!(dateOrNull(data.fromDate, {instancePath:instancePath+"/fromDate",parentData:data,parentDataProperty:"fromDate",rootData}))){
vErrors = vErrors === null ? dateOrNull.errors : vErrors.concat(dateOrNull.errors);
errors = vErrors.length;
}
}
if(data.toDate !== undefined){
if(!(dateOrNull(data.toDate, {instancePath:instancePath+"/toDate",parentData:data,parentDataProperty:"toDate",rootData}))){
vErrors = vErrors === null ? dateOrNull.errors : vErrors.concat(dateOrNull.errors);
errors = vErrors.length;
}
}
if(data.stage !== undefined){
if(!(investmentStageChoiceOrNull(data.stage, {instancePath:instancePath+"/stage",parentData:data,parentDataProperty:"stage",rootData}))){
vErrors = vErrors === null ? investmentStageChoiceOrNull.errors : vErrors.concat(investmentStageChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.geography !== undefined){
if(!(line200OrNull(data.geography, {instancePath:instancePath+"/geography",parentData:data,parentDataProperty:"geography",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.industry !== undefined){
if(!(sectorChoiceOrNull(data.industry, {instancePath:instancePath+"/industry",parentData:data,parentDataProperty:"industry",rootData}))){
vErrors = vErrors === null ? sectorChoiceOrNull.errors : vErrors.concat(sectorChoiceOrNull.errors);
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
if(Object.keys(data).length > 32){
const err6 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 32},message:"must NOT have more than 32 properties"};
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
validate0.errors = vErrors;
return errors === 0;
}

export const validateUpdate = validate1;
const schema1 = {"type":"object","maxProperties":31,"if":{"maxProperties":31},"then":{"additionalProperties":false,"required":["name","currencyId"],"properties":{"name":{"kind":"line200"},"countryId":{"kind":"referenceOrNull"},"headquarter":{"kind":"line200OrNull"},"currencyId":{"kind":"reference"},"logoId":{"kind":"referenceOrNull"},"description":{"kind":"text10000OrNull"},"fromDate":{"kind":"dateOrNull"},"toDate":{"kind":"dateOrNull"},"stage":{"kind":"investmentStageChoiceOrNull"},"geography":{"kind":"line200OrNull"},"industry":{"kind":"sectorChoiceOrNull"}}}};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 31){
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
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.currencyId === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "currencyId"},message:"must have required property '"+"currencyId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.then.properties, key0))){
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
if(data.name !== undefined){
if(!(line200(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? line200.errors : vErrors.concat(line200.errors);
errors = vErrors.length;
}
}
if(data.countryId !== undefined){
if(!(referenceOrNull(data.countryId, {instancePath:instancePath+"/countryId",parentData:data,parentDataProperty:"countryId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
errors = vErrors.length;
}
}
if(data.headquarter !== undefined){
if(!(line200OrNull(data.headquarter, {instancePath:instancePath+"/headquarter",parentData:data,parentDataProperty:"headquarter",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.currencyId !== undefined){
if(!(reference(data.currencyId, {instancePath:instancePath+"/currencyId",parentData:data,parentDataProperty:"currencyId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.logoId !== undefined){
if(!(referenceOrNull(data.logoId, {instancePath:instancePath+"/logoId",parentData:data,parentDataProperty:"logoId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(text10000OrNull(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? text10000OrNull.errors : vErrors.concat(text10000OrNull.errors);
errors = vErrors.length;
}
}
if(data.fromDate !== undefined){
if(!(dateOrNull(data.fromDate, {instancePath:instancePath+"/fromDate",parentData:data,parentDataProperty:"fromDate",rootData}))){
vErrors = vErrors === null ? dateOrNull.errors : vErrors.concat(dateOrNull.errors);
errors = vErrors.length;
}
}
if(data.toDate !== undefined){
if(!(dateOrNull(data.toDate, {instancePath:instancePath+"/toDate",parentData:data,parentDataProperty:"toDate",rootData}))){
vErrors = vErrors === null ? dateOrNull.errors : vErrors.concat(dateOrNull.errors);
errors = vErrors.length;
}
}
if(data.stage !== undefined){
if(!(investmentStageChoiceOrNull(data.stage, {instancePath:instancePath+"/stage",parentData:data,parentDataProperty:"stage",rootData}))){
vErrors = vErrors === null ? investmentStageChoiceOrNull.errors : vErrors.concat(investmentStageChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.geography !== undefined){
if(!(line200OrNull(data.geography, {instancePath:instancePath+"/geography",parentData:data,parentDataProperty:"geography",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.industry !== undefined){
if(!(sectorChoiceOrNull(data.industry, {instancePath:instancePath+"/industry",parentData:data,parentDataProperty:"industry",rootData}))){
vErrors = vErrors === null ? sectorChoiceOrNull.errors : vErrors.concat(sectorChoiceOrNull.errors);
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
if(Object.keys(data).length > 31){
const err5 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 31},message:"must NOT have more than 31 properties"};
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
