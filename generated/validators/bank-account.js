// Generated from schemas by npm run generate. Do not edit: change the schema.
import { date, integerFrom1To9007199254740991, line20, line200, line200OrNull, line20Likef72351e9OrNull, line20OrNull, line42, payeeAnswerChoice, reference, referenceOrNull, text2000 } from './kinds.js'
export const validateCreate = validate0;
const schema0 = {"type":"object","maxProperties":38,"if":{"maxProperties":38},"then":{"additionalProperties":false,"required":["fundId","name","accountNumber","bankCode","currencyId","countryId","bankCountryId"],"properties":{"fundId":{"kind":"reference"},"investmentId":{"kind":"referenceOrNull"},"limitedPartnerId":{"kind":"referenceOrNull"},"name":{"kind":"line200"},"accountNumber":{"kind":"line42"},"bankCode":{"kind":"line20"},"currencyId":{"kind":"reference"},"address":{"kind":"line200OrNull"},"postalCode":{"kind":"line20OrNull"},"city":{"kind":"line200OrNull"},"countryId":{"kind":"reference"},"registeredName":{"kind":"line200OrNull"},"lei":{"kind":"line20Likef72351e9OrNull"},"vatNumber":{"kind":"line20OrNull"},"bankAddress":{"kind":"line200OrNull"},"bankPostalCode":{"kind":"line20OrNull"},"bankCity":{"kind":"line200OrNull"},"bankCountryId":{"kind":"reference"}}}};
const func0 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 38){
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
if(data.accountNumber === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "accountNumber"},message:"must have required property '"+"accountNumber"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.bankCode === undefined){
const err4 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "bankCode"},message:"must have required property '"+"bankCode"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.currencyId === undefined){
const err5 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "currencyId"},message:"must have required property '"+"currencyId"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.countryId === undefined){
const err6 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "countryId"},message:"must have required property '"+"countryId"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.bankCountryId === undefined){
const err7 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "bankCountryId"},message:"must have required property '"+"bankCountryId"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.then.properties, key0))){
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
if(data.investmentId !== undefined){
if(!(referenceOrNull(data.investmentId, {instancePath:instancePath+"/investmentId",parentData:data,parentDataProperty:"investmentId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
errors = vErrors.length;
}
}
if(data.limitedPartnerId !== undefined){
if(!(referenceOrNull(data.limitedPartnerId, {instancePath:instancePath+"/limitedPartnerId",parentData:data,parentDataProperty:"limitedPartnerId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(line200(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? line200.errors : vErrors.concat(line200.errors);
errors = vErrors.length;
}
}
if(data.accountNumber !== undefined){
if(!(line42(data.accountNumber, {instancePath:instancePath+"/accountNumber",parentData:data,parentDataProperty:"accountNumber",rootData}))){
vErrors = vErrors === null ? line42.errors : vErrors.concat(line42.errors);
errors = vErrors.length;
}
}
if(data.bankCode !== undefined){
if(!(line20(data.bankCode, {instancePath:instancePath+"/bankCode",parentData:data,parentDataProperty:"bankCode",rootData}))){
vErrors = vErrors === null ? line20.errors : vErrors.concat(line20.errors);
errors = vErrors.length;
}
}
if(data.currencyId !== undefined){
if(!(reference(data.currencyId, {instancePath:instancePath+"/currencyId",parentData:data,parentDataProperty:"currencyId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
if(!(line200OrNull(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.postalCode !== undefined){
if(!(line20OrNull(data.postalCode, {instancePath:instancePath+"/postalCode",parentData:data,parentDataProperty:"postalCode",rootData}))){
vErrors = vErrors === null ? line20OrNull.errors : vErrors.concat(line20OrNull.errors);
errors = vErrors.length;
}
}
if(data.city !== undefined){
if(!(line200OrNull(data.city, {instancePath:instancePath+"/city",parentData:data,parentDataProperty:"city",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.countryId !== undefined){
if(!(reference(data.countryId, {instancePath:instancePath+"/countryId",parentData:data,parentDataProperty:"countryId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.registeredName !== undefined){
if(!(line200OrNull(data.registeredName, {instancePath:instancePath+"/registeredName",parentData:data,parentDataProperty:"registeredName",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.lei !== undefined){
if(!(line20Likef72351e9OrNull(data.lei, {instancePath:instancePath+"/lei",parentData:data,parentDataProperty:"lei",rootData}))){
vErrors = vErrors === null ? line20Likef72351e9OrNull.errors : vErrors.concat(line20Likef72351e9OrNull.errors);
errors = vErrors.length;
}
}
if(data.vatNumber !== undefined){
if(!(line20OrNull(data.vatNumber, {instancePath:instancePath+"/vatNumber",parentData:data,parentDataProperty:"vatNumber",rootData}))){
vErrors = vErrors === null ? line20OrNull.errors : vErrors.concat(line20OrNull.errors);
errors = vErrors.length;
}
}
if(data.bankAddress !== undefined){
if(!(line200OrNull(data.bankAddress, {instancePath:instancePath+"/bankAddress",parentData:data,parentDataProperty:"bankAddress",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.bankPostalCode !== undefined){
if(!(line20OrNull(data.bankPostalCode, {instancePath:instancePath+"/bankPostalCode",parentData:data,parentDataProperty:"bankPostalCode",rootData}))){
vErrors = vErrors === null ? line20OrNull.errors : vErrors.concat(line20OrNull.errors);
errors = vErrors.length;
}
}
if(data.bankCity !== undefined){
if(!(line200OrNull(data.bankCity, {instancePath:instancePath+"/bankCity",parentData:data,parentDataProperty:"bankCity",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.bankCountryId !== undefined){
if(!(reference(data.bankCountryId, {instancePath:instancePath+"/bankCountryId",parentData:data,parentDataProperty:"bankCountryId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
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
if(Object.keys(data).length > 38){
const err10 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 38},message:"must NOT have more than 38 properties"};
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

export const validateUpdate = validate1;
const schema1 = {"type":"object","maxProperties":35,"if":{"maxProperties":35},"then":{"additionalProperties":false,"required":["name","accountNumber","bankCode","currencyId","countryId","bankCountryId"],"properties":{"name":{"kind":"line200"},"accountNumber":{"kind":"line42"},"bankCode":{"kind":"line20"},"currencyId":{"kind":"reference"},"address":{"kind":"line200OrNull"},"postalCode":{"kind":"line20OrNull"},"city":{"kind":"line200OrNull"},"countryId":{"kind":"reference"},"registeredName":{"kind":"line200OrNull"},"lei":{"kind":"line20Likef72351e9OrNull"},"vatNumber":{"kind":"line20OrNull"},"bankAddress":{"kind":"line200OrNull"},"bankPostalCode":{"kind":"line20OrNull"},"bankCity":{"kind":"line200OrNull"},"bankCountryId":{"kind":"reference"}}}};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 35){
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
if(data.accountNumber === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "accountNumber"},message:"must have required property '"+"accountNumber"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.bankCode === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "bankCode"},message:"must have required property '"+"bankCode"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.currencyId === undefined){
const err4 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "currencyId"},message:"must have required property '"+"currencyId"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.countryId === undefined){
const err5 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "countryId"},message:"must have required property '"+"countryId"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.bankCountryId === undefined){
const err6 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "bankCountryId"},message:"must have required property '"+"bankCountryId"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.then.properties, key0))){
const err7 = {instancePath,schemaPath:"#/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
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
if(data.accountNumber !== undefined){
if(!(line42(data.accountNumber, {instancePath:instancePath+"/accountNumber",parentData:data,parentDataProperty:"accountNumber",rootData}))){
vErrors = vErrors === null ? line42.errors : vErrors.concat(line42.errors);
errors = vErrors.length;
}
}
if(data.bankCode !== undefined){
if(!(line20(data.bankCode, {instancePath:instancePath+"/bankCode",parentData:data,parentDataProperty:"bankCode",rootData}))){
vErrors = vErrors === null ? line20.errors : vErrors.concat(line20.errors);
errors = vErrors.length;
}
}
if(data.currencyId !== undefined){
if(!(reference(data.currencyId, {instancePath:instancePath+"/currencyId",parentData:data,parentDataProperty:"currencyId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
if(!(line200OrNull(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.postalCode !== undefined){
if(!(line20OrNull(data.postalCode, {instancePath:instancePath+"/postalCode",parentData:data,parentDataProperty:"postalCode",rootData}))){
vErrors = vErrors === null ? line20OrNull.errors : vErrors.concat(line20OrNull.errors);
errors = vErrors.length;
}
}
if(data.city !== undefined){
if(!(line200OrNull(data.city, {instancePath:instancePath+"/city",parentData:data,parentDataProperty:"city",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.countryId !== undefined){
if(!(reference(data.countryId, {instancePath:instancePath+"/countryId",parentData:data,parentDataProperty:"countryId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.registeredName !== undefined){
if(!(line200OrNull(data.registeredName, {instancePath:instancePath+"/registeredName",parentData:data,parentDataProperty:"registeredName",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.lei !== undefined){
if(!(line20Likef72351e9OrNull(data.lei, {instancePath:instancePath+"/lei",parentData:data,parentDataProperty:"lei",rootData}))){
vErrors = vErrors === null ? line20Likef72351e9OrNull.errors : vErrors.concat(line20Likef72351e9OrNull.errors);
errors = vErrors.length;
}
}
if(data.vatNumber !== undefined){
if(!(line20OrNull(data.vatNumber, {instancePath:instancePath+"/vatNumber",parentData:data,parentDataProperty:"vatNumber",rootData}))){
vErrors = vErrors === null ? line20OrNull.errors : vErrors.concat(line20OrNull.errors);
errors = vErrors.length;
}
}
if(data.bankAddress !== undefined){
if(!(line200OrNull(data.bankAddress, {instancePath:instancePath+"/bankAddress",parentData:data,parentDataProperty:"bankAddress",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.bankPostalCode !== undefined){
if(!(line20OrNull(data.bankPostalCode, {instancePath:instancePath+"/bankPostalCode",parentData:data,parentDataProperty:"bankPostalCode",rootData}))){
vErrors = vErrors === null ? line20OrNull.errors : vErrors.concat(line20OrNull.errors);
errors = vErrors.length;
}
}
if(data.bankCity !== undefined){
if(!(line200OrNull(data.bankCity, {instancePath:instancePath+"/bankCity",parentData:data,parentDataProperty:"bankCity",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.bankCountryId !== undefined){
if(!(reference(data.bankCountryId, {instancePath:instancePath+"/bankCountryId",parentData:data,parentDataProperty:"bankCountryId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
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
if(Object.keys(data).length > 35){
const err9 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 35},message:"must NOT have more than 35 properties"};
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
validate1.errors = vErrors;
return errors === 0;
}

export const validateNameForHolding = validate2;
const schema2 = {"type":"object","maxProperties":24,"if":{"maxProperties":24},"then":{"additionalProperties":false,"required":["limitedPartnerId","name","accountNumber","bankCode"],"properties":{"limitedPartnerId":{"kind":"integerFrom1To9007199254740991"},"name":{"kind":"line200"},"accountNumber":{"kind":"line42"},"bankCode":{"kind":"line20"}}}};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.limitedPartnerId === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "limitedPartnerId"},message:"must have required property '"+"limitedPartnerId"+"'"};
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
if(data.accountNumber === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "accountNumber"},message:"must have required property '"+"accountNumber"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.bankCode === undefined){
const err4 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "bankCode"},message:"must have required property '"+"bankCode"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "limitedPartnerId") || (key0 === "name")) || (key0 === "accountNumber")) || (key0 === "bankCode"))){
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
if(data.limitedPartnerId !== undefined){
if(!(integerFrom1To9007199254740991(data.limitedPartnerId, {instancePath:instancePath+"/limitedPartnerId",parentData:data,parentDataProperty:"limitedPartnerId",rootData}))){
vErrors = vErrors === null ? integerFrom1To9007199254740991.errors : vErrors.concat(integerFrom1To9007199254740991.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(line200(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? line200.errors : vErrors.concat(line200.errors);
errors = vErrors.length;
}
}
if(data.accountNumber !== undefined){
if(!(line42(data.accountNumber, {instancePath:instancePath+"/accountNumber",parentData:data,parentDataProperty:"accountNumber",rootData}))){
vErrors = vErrors === null ? line42.errors : vErrors.concat(line42.errors);
errors = vErrors.length;
}
}
if(data.bankCode !== undefined){
if(!(line20(data.bankCode, {instancePath:instancePath+"/bankCode",parentData:data,parentDataProperty:"bankCode",rootData}))){
vErrors = vErrors === null ? line20.errors : vErrors.concat(line20.errors);
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
if(Object.keys(data).length > 24){
const err7 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 24},message:"must NOT have more than 24 properties"};
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
validate2.errors = vErrors;
return errors === 0;
}

export const validateSubmitForVerification = validate3;
const schema3 = {"type":"object","maxProperties":20,"if":{"maxProperties":20},"then":{"additionalProperties":false,"properties":{}}};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 20){
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
for(const key0 in data){
const err1 = {instancePath,schemaPath:"#/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 20){
const err3 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 20},message:"must NOT have more than 20 properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

export const validateVerify = validate4;
const schema4 = {"type":"object","maxProperties":21,"if":{"maxProperties":21},"then":{"additionalProperties":false,"required":["note"],"properties":{"note":{"kind":"text2000"}}}};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.note === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "note")){
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
if(data.note !== undefined){
if(!(text2000(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
vErrors = vErrors === null ? text2000.errors : vErrors.concat(text2000.errors);
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
validate4.errors = vErrors;
return errors === 0;
}

export const validateBlock = validate5;
const schema5 = {"type":"object","maxProperties":21,"if":{"maxProperties":21},"then":{"additionalProperties":false,"required":["reason"],"properties":{"reason":{"kind":"text2000"}}}};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.reason === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "reason")){
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
if(data.reason !== undefined){
if(!(text2000(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? text2000.errors : vErrors.concat(text2000.errors);
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
validate5.errors = vErrors;
return errors === 0;
}

export const validateRecordPayeeAnswer = validate6;
const schema6 = {"type":"object","maxProperties":22,"if":{"maxProperties":22},"then":{"additionalProperties":false,"required":["answer","date"],"properties":{"answer":{"kind":"payeeAnswerChoice"},"date":{"kind":"date"}}}};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 22){
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
if(data.answer === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "answer"},message:"must have required property '"+"answer"+"'"};
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
for(const key0 in data){
if(!((key0 === "answer") || (key0 === "date"))){
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
if(data.answer !== undefined){
if(!(payeeAnswerChoice(data.answer, {instancePath:instancePath+"/answer",parentData:data,parentDataProperty:"answer",rootData}))){
vErrors = vErrors === null ? payeeAnswerChoice.errors : vErrors.concat(payeeAnswerChoice.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
if(!(date(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData}))){
vErrors = vErrors === null ? date.errors : vErrors.concat(date.errors);
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
if(Object.keys(data).length > 22){
const err5 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 22},message:"must NOT have more than 22 properties"};
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
validate6.errors = vErrors;
return errors === 0;
}
export const validateClose = validateSubmitForVerification;
export const validateReopen = validateSubmitForVerification;
