// Generated from schemas by npm run generate. Do not edit: change the schema.
import { date, decimal10From0To9999999_99NotZero, exchangeRateSourceChoiceOrNull, reference } from './kinds.js'
export const validateCreate = validate0;
const schema0 = {"type":"object","maxProperties":25,"if":{"maxProperties":25},"then":{"additionalProperties":false,"required":["currencyId","toCurrencyId","date","rate"],"properties":{"currencyId":{"kind":"reference"},"toCurrencyId":{"kind":"reference"},"date":{"kind":"date"},"rate":{"kind":"decimal10From0To9999999_99NotZero"},"source":{"kind":"exchangeRateSourceChoiceOrNull"}}}};

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
if(data.currencyId === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "currencyId"},message:"must have required property '"+"currencyId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.toCurrencyId === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "toCurrencyId"},message:"must have required property '"+"toCurrencyId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.date === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.rate === undefined){
const err4 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "rate"},message:"must have required property '"+"rate"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "currencyId") || (key0 === "toCurrencyId")) || (key0 === "date")) || (key0 === "rate")) || (key0 === "source"))){
const err5 = {instancePath,schemaPath:"#/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.currencyId !== undefined){
if(!(reference(data.currencyId, {instancePath:instancePath+"/currencyId",parentData:data,parentDataProperty:"currencyId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.toCurrencyId !== undefined){
if(!(reference(data.toCurrencyId, {instancePath:instancePath+"/toCurrencyId",parentData:data,parentDataProperty:"toCurrencyId",rootData}))){
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
if(data.rate !== undefined){
if(!(decimal10From0To9999999_99NotZero(data.rate, {instancePath:instancePath+"/rate",parentData:data,parentDataProperty:"rate",rootData}))){
vErrors = vErrors === null ? decimal10From0To9999999_99NotZero.errors : vErrors.concat(decimal10From0To9999999_99NotZero.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
if(!(exchangeRateSourceChoiceOrNull(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? exchangeRateSourceChoiceOrNull.errors : vErrors.concat(exchangeRateSourceChoiceOrNull.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err6 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 25){
const err7 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 25},message:"must NOT have more than 25 properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateUpdate = validate1;
const schema1 = {"type":"object","maxProperties":24,"if":{"maxProperties":24},"then":{"additionalProperties":false,"required":["toCurrencyId","date","rate"],"properties":{"toCurrencyId":{"kind":"reference"},"date":{"kind":"date"},"rate":{"kind":"decimal10From0To9999999_99NotZero"},"source":{"kind":"exchangeRateSourceChoiceOrNull"}}}};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 24){
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
if(data.toCurrencyId === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "toCurrencyId"},message:"must have required property '"+"toCurrencyId"+"'"};
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
if(data.rate === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "rate"},message:"must have required property '"+"rate"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "toCurrencyId") || (key0 === "date")) || (key0 === "rate")) || (key0 === "source"))){
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
if(data.toCurrencyId !== undefined){
if(!(reference(data.toCurrencyId, {instancePath:instancePath+"/toCurrencyId",parentData:data,parentDataProperty:"toCurrencyId",rootData}))){
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
if(data.rate !== undefined){
if(!(decimal10From0To9999999_99NotZero(data.rate, {instancePath:instancePath+"/rate",parentData:data,parentDataProperty:"rate",rootData}))){
vErrors = vErrors === null ? decimal10From0To9999999_99NotZero.errors : vErrors.concat(decimal10From0To9999999_99NotZero.errors);
errors = vErrors.length;
}
}
if(data.source !== undefined){
if(!(exchangeRateSourceChoiceOrNull(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? exchangeRateSourceChoiceOrNull.errors : vErrors.concat(exchangeRateSourceChoiceOrNull.errors);
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
if(Object.keys(data).length > 24){
const err6 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 24},message:"must NOT have more than 24 properties"};
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
