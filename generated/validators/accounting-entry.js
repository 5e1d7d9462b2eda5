// Generated from schemas by npm run generate. Do not edit: change the schema.
import { moneyFrom0To999999999999_99, moneyFromMinus999999999999_99To999999999999_99, reference } from './kinds.js'
export const validateCreate = validate0;
const schema0 = {"type":"object","maxProperties":25,"if":{"maxProperties":25},"then":{"additionalProperties":false,"required":["fundId","reportingPeriodId","totalCash","borrowings","otherAssetsAndLiabilities"],"properties":{"fundId":{"kind":"reference"},"reportingPeriodId":{"kind":"reference"},"totalCash":{"kind":"moneyFromMinus999999999999_99To999999999999_99"},"borrowings":{"kind":"moneyFrom0To999999999999_99"},"otherAssetsAndLiabilities":{"kind":"moneyFromMinus999999999999_99To999999999999_99"}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.totalCash === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "totalCash"},message:"must have required property '"+"totalCash"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.borrowings === undefined){
const err4 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "borrowings"},message:"must have required property '"+"borrowings"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.otherAssetsAndLiabilities === undefined){
const err5 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "otherAssetsAndLiabilities"},message:"must have required property '"+"otherAssetsAndLiabilities"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "fundId") || (key0 === "reportingPeriodId")) || (key0 === "totalCash")) || (key0 === "borrowings")) || (key0 === "otherAssetsAndLiabilities"))){
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
if(data.totalCash !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99(data.totalCash, {instancePath:instancePath+"/totalCash",parentData:data,parentDataProperty:"totalCash",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99.errors);
errors = vErrors.length;
}
}
if(data.borrowings !== undefined){
if(!(moneyFrom0To999999999999_99(data.borrowings, {instancePath:instancePath+"/borrowings",parentData:data,parentDataProperty:"borrowings",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99.errors : vErrors.concat(moneyFrom0To999999999999_99.errors);
errors = vErrors.length;
}
}
if(data.otherAssetsAndLiabilities !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99(data.otherAssetsAndLiabilities, {instancePath:instancePath+"/otherAssetsAndLiabilities",parentData:data,parentDataProperty:"otherAssetsAndLiabilities",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err7 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 25){
const err8 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 25},message:"must NOT have more than 25 properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateUpdate = validate1;
const schema1 = {"type":"object","maxProperties":23,"if":{"maxProperties":23},"then":{"additionalProperties":false,"required":["totalCash","borrowings","otherAssetsAndLiabilities"],"properties":{"totalCash":{"kind":"moneyFromMinus999999999999_99To999999999999_99"},"borrowings":{"kind":"moneyFrom0To999999999999_99"},"otherAssetsAndLiabilities":{"kind":"moneyFromMinus999999999999_99To999999999999_99"}}}};

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
if(data.totalCash === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "totalCash"},message:"must have required property '"+"totalCash"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.borrowings === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "borrowings"},message:"must have required property '"+"borrowings"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.otherAssetsAndLiabilities === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "otherAssetsAndLiabilities"},message:"must have required property '"+"otherAssetsAndLiabilities"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "totalCash") || (key0 === "borrowings")) || (key0 === "otherAssetsAndLiabilities"))){
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
if(data.totalCash !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99(data.totalCash, {instancePath:instancePath+"/totalCash",parentData:data,parentDataProperty:"totalCash",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99.errors);
errors = vErrors.length;
}
}
if(data.borrowings !== undefined){
if(!(moneyFrom0To999999999999_99(data.borrowings, {instancePath:instancePath+"/borrowings",parentData:data,parentDataProperty:"borrowings",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99.errors : vErrors.concat(moneyFrom0To999999999999_99.errors);
errors = vErrors.length;
}
}
if(data.otherAssetsAndLiabilities !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99(data.otherAssetsAndLiabilities, {instancePath:instancePath+"/otherAssetsAndLiabilities",parentData:data,parentDataProperty:"otherAssetsAndLiabilities",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99.errors);
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
