// Generated from schemas by npm run generate. Do not edit: change the schema.
import { currencyCodeChoice, decimal2From0To100OrNull, email254OrNull, line200, line200OrNull, line40, line40Like1016d5f4, timeZoneChoiceOrNull, yesNoOrNull } from './kinds.js'
export const validateCreate = validate0;
const schema0 = {"type":"object","maxProperties":28,"if":{"maxProperties":28},"then":{"additionalProperties":false,"required":["name","shortName","currency"],"properties":{"name":{"kind":"line200"},"shortName":{"kind":"line40Like1016d5f4"},"administratorName":{"kind":"line200OrNull"},"administratorEmail":{"kind":"email254OrNull"},"currency":{"kind":"currencyCodeChoice"},"timeZone":{"kind":"timeZoneChoiceOrNull"},"beneficialOwnerThreshold":{"kind":"decimal2From0To100OrNull"},"beneficialOwnerThresholdInclusive":{"kind":"yesNoOrNull"}}}};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.shortName === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "shortName"},message:"must have required property '"+"shortName"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.currency === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "name") || (key0 === "shortName")) || (key0 === "administratorName")) || (key0 === "administratorEmail")) || (key0 === "currency")) || (key0 === "timeZone")) || (key0 === "beneficialOwnerThreshold")) || (key0 === "beneficialOwnerThresholdInclusive"))){
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
if(data.name !== undefined){
if(!(line200(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? line200.errors : vErrors.concat(line200.errors);
errors = vErrors.length;
}
}
if(data.shortName !== undefined){
if(!(line40Like1016d5f4(data.shortName, {instancePath:instancePath+"/shortName",parentData:data,parentDataProperty:"shortName",rootData}))){
vErrors = vErrors === null ? line40Like1016d5f4.errors : vErrors.concat(line40Like1016d5f4.errors);
errors = vErrors.length;
}
}
if(data.administratorName !== undefined){
if(!(line200OrNull(data.administratorName, {instancePath:instancePath+"/administratorName",parentData:data,parentDataProperty:"administratorName",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.administratorEmail !== undefined){
if(!(email254OrNull(data.administratorEmail, {instancePath:instancePath+"/administratorEmail",parentData:data,parentDataProperty:"administratorEmail",rootData}))){
vErrors = vErrors === null ? email254OrNull.errors : vErrors.concat(email254OrNull.errors);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
if(!(currencyCodeChoice(data.currency, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? currencyCodeChoice.errors : vErrors.concat(currencyCodeChoice.errors);
errors = vErrors.length;
}
}
if(data.timeZone !== undefined){
if(!(timeZoneChoiceOrNull(data.timeZone, {instancePath:instancePath+"/timeZone",parentData:data,parentDataProperty:"timeZone",rootData}))){
vErrors = vErrors === null ? timeZoneChoiceOrNull.errors : vErrors.concat(timeZoneChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.beneficialOwnerThreshold !== undefined){
if(!(decimal2From0To100OrNull(data.beneficialOwnerThreshold, {instancePath:instancePath+"/beneficialOwnerThreshold",parentData:data,parentDataProperty:"beneficialOwnerThreshold",rootData}))){
vErrors = vErrors === null ? decimal2From0To100OrNull.errors : vErrors.concat(decimal2From0To100OrNull.errors);
errors = vErrors.length;
}
}
if(data.beneficialOwnerThresholdInclusive !== undefined){
if(!(yesNoOrNull(data.beneficialOwnerThresholdInclusive, {instancePath:instancePath+"/beneficialOwnerThresholdInclusive",parentData:data,parentDataProperty:"beneficialOwnerThresholdInclusive",rootData}))){
vErrors = vErrors === null ? yesNoOrNull.errors : vErrors.concat(yesNoOrNull.errors);
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
if(Object.keys(data).length > 28){
const err6 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 28},message:"must NOT have more than 28 properties"};
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
const schema1 = {"type":"object","maxProperties":25,"if":{"maxProperties":25},"then":{"additionalProperties":false,"required":["name","currency"],"properties":{"name":{"kind":"line200"},"currency":{"kind":"currencyCodeChoice"},"timeZone":{"kind":"timeZoneChoiceOrNull"},"beneficialOwnerThreshold":{"kind":"decimal2From0To100OrNull"},"beneficialOwnerThresholdInclusive":{"kind":"yesNoOrNull"}}}};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.currency === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "name") || (key0 === "currency")) || (key0 === "timeZone")) || (key0 === "beneficialOwnerThreshold")) || (key0 === "beneficialOwnerThresholdInclusive"))){
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
if(data.currency !== undefined){
if(!(currencyCodeChoice(data.currency, {instancePath:instancePath+"/currency",parentData:data,parentDataProperty:"currency",rootData}))){
vErrors = vErrors === null ? currencyCodeChoice.errors : vErrors.concat(currencyCodeChoice.errors);
errors = vErrors.length;
}
}
if(data.timeZone !== undefined){
if(!(timeZoneChoiceOrNull(data.timeZone, {instancePath:instancePath+"/timeZone",parentData:data,parentDataProperty:"timeZone",rootData}))){
vErrors = vErrors === null ? timeZoneChoiceOrNull.errors : vErrors.concat(timeZoneChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.beneficialOwnerThreshold !== undefined){
if(!(decimal2From0To100OrNull(data.beneficialOwnerThreshold, {instancePath:instancePath+"/beneficialOwnerThreshold",parentData:data,parentDataProperty:"beneficialOwnerThreshold",rootData}))){
vErrors = vErrors === null ? decimal2From0To100OrNull.errors : vErrors.concat(decimal2From0To100OrNull.errors);
errors = vErrors.length;
}
}
if(data.beneficialOwnerThresholdInclusive !== undefined){
if(!(yesNoOrNull(data.beneficialOwnerThresholdInclusive, {instancePath:instancePath+"/beneficialOwnerThresholdInclusive",parentData:data,parentDataProperty:"beneficialOwnerThresholdInclusive",rootData}))){
vErrors = vErrors === null ? yesNoOrNull.errors : vErrors.concat(yesNoOrNull.errors);
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
if(Object.keys(data).length > 25){
const err5 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 25},message:"must NOT have more than 25 properties"};
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

export const validateDeleteData = validate2;
const schema2 = {"type":"object","maxProperties":21,"if":{"maxProperties":21},"then":{"additionalProperties":false,"required":["shortName"],"properties":{"shortName":{"kind":"line40"}}}};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 21){
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
if(data.shortName === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "shortName"},message:"must have required property '"+"shortName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "shortName")){
const err2 = {instancePath,schemaPath:"#/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.shortName !== undefined){
if(!(line40(data.shortName, {instancePath:instancePath+"/shortName",parentData:data,parentDataProperty:"shortName",rootData}))){
vErrors = vErrors === null ? line40.errors : vErrors.concat(line40.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err3 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 21){
const err4 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 21},message:"must NOT have more than 21 properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}
