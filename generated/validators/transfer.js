// Generated from schemas by npm run generate. Do not edit: change the schema.
import { date, legalStatusChoiceOrNull, line200OrNull, moneyFrom0_01To999999999999_99, reference, referenceOrNull, text2000OrNull } from './kinds.js'
export const validateCreate = validate0;
const schema0 = {"type":"object","maxProperties":25,"if":{"maxProperties":25},"then":{"additionalProperties":false,"required":["fundId","date","sellerId","transferCommitment","buyers"],"properties":{"fundId":{"kind":"reference"},"date":{"kind":"date"},"sellerId":{"kind":"reference"},"transferCommitment":{"kind":"moneyFrom0_01To999999999999_99"},"buyers":{"type":"array","maxItems":3,"minItems":1,"if":{"maxItems":3},"then":{"items":{"$ref":"part0"}}}}}};
const schema1 = {"type":"object","maxProperties":26,"if":{"maxProperties":26},"then":{"additionalProperties":false,"required":["commitment"],"properties":{"limitedPartnerId":{"kind":"referenceOrNull"},"commitment":{"kind":"moneyFrom0_01To999999999999_99"},"newName":{"kind":"line200OrNull"},"newAddress":{"kind":"line200OrNull"},"newLegalStatus":{"kind":"legalStatusChoiceOrNull"},"newContactId":{"kind":"referenceOrNull"}}}};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 26){
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
if(data.commitment === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "commitment"},message:"must have required property '"+"commitment"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "limitedPartnerId") || (key0 === "commitment")) || (key0 === "newName")) || (key0 === "newAddress")) || (key0 === "newLegalStatus")) || (key0 === "newContactId"))){
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
if(data.limitedPartnerId !== undefined){
if(!(referenceOrNull(data.limitedPartnerId, {instancePath:instancePath+"/limitedPartnerId",parentData:data,parentDataProperty:"limitedPartnerId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
errors = vErrors.length;
}
}
if(data.commitment !== undefined){
if(!(moneyFrom0_01To999999999999_99(data.commitment, {instancePath:instancePath+"/commitment",parentData:data,parentDataProperty:"commitment",rootData}))){
vErrors = vErrors === null ? moneyFrom0_01To999999999999_99.errors : vErrors.concat(moneyFrom0_01To999999999999_99.errors);
errors = vErrors.length;
}
}
if(data.newName !== undefined){
if(!(line200OrNull(data.newName, {instancePath:instancePath+"/newName",parentData:data,parentDataProperty:"newName",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.newAddress !== undefined){
if(!(line200OrNull(data.newAddress, {instancePath:instancePath+"/newAddress",parentData:data,parentDataProperty:"newAddress",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.newLegalStatus !== undefined){
if(!(legalStatusChoiceOrNull(data.newLegalStatus, {instancePath:instancePath+"/newLegalStatus",parentData:data,parentDataProperty:"newLegalStatus",rootData}))){
vErrors = vErrors === null ? legalStatusChoiceOrNull.errors : vErrors.concat(legalStatusChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.newContactId !== undefined){
if(!(referenceOrNull(data.newContactId, {instancePath:instancePath+"/newContactId",parentData:data,parentDataProperty:"newContactId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
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
if(Object.keys(data).length > 26){
const err4 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 26},message:"must NOT have more than 26 properties"};
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
if(data.sellerId === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.transferCommitment === undefined){
const err4 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "transferCommitment"},message:"must have required property '"+"transferCommitment"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.buyers === undefined){
const err5 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "buyers"},message:"must have required property '"+"buyers"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "fundId") || (key0 === "date")) || (key0 === "sellerId")) || (key0 === "transferCommitment")) || (key0 === "buyers"))){
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
if(data.date !== undefined){
if(!(date(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData}))){
vErrors = vErrors === null ? date.errors : vErrors.concat(date.errors);
errors = vErrors.length;
}
}
if(data.sellerId !== undefined){
if(!(reference(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.transferCommitment !== undefined){
if(!(moneyFrom0_01To999999999999_99(data.transferCommitment, {instancePath:instancePath+"/transferCommitment",parentData:data,parentDataProperty:"transferCommitment",rootData}))){
vErrors = vErrors === null ? moneyFrom0_01To999999999999_99.errors : vErrors.concat(moneyFrom0_01To999999999999_99.errors);
errors = vErrors.length;
}
}
if(data.buyers !== undefined){
let data4 = data.buyers;
const _errs11 = errors;
let valid2 = true;
const _errs12 = errors;
if(Array.isArray(data4)){
if(data4.length > 3){
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
var _valid1 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs13 = errors;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data4[i0], {instancePath:instancePath+"/buyers/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
var _valid1 = _errs13 === errors;
valid2 = _valid1;
}
if(!valid2){
const err8 = {instancePath:instancePath+"/buyers",schemaPath:"#/then/properties/buyers/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(Array.isArray(data4)){
if(data4.length > 3){
const err9 = {instancePath:instancePath+"/buyers",schemaPath:"#/then/properties/buyers/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.length < 1){
const err10 = {instancePath:instancePath+"/buyers",schemaPath:"#/then/properties/buyers/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
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
const err11 = {instancePath:instancePath+"/buyers",schemaPath:"#/then/properties/buyers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err12 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 25){
const err13 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 25},message:"must NOT have more than 25 properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateUpdate = validate3;
const schema2 = {"type":"object","maxProperties":24,"if":{"maxProperties":24},"then":{"additionalProperties":false,"required":["date","sellerId","transferCommitment","buyers"],"properties":{"date":{"kind":"date"},"sellerId":{"kind":"reference"},"transferCommitment":{"kind":"moneyFrom0_01To999999999999_99"},"buyers":{"type":"array","maxItems":3,"minItems":1,"if":{"maxItems":3},"then":{"items":{"$ref":"part2"}}}}}};
const schema3 = {"type":"object","maxProperties":26,"if":{"maxProperties":26},"then":{"additionalProperties":false,"required":["commitment"],"properties":{"id":{"kind":"reference"},"limitedPartnerId":{"kind":"referenceOrNull"},"commitment":{"kind":"moneyFrom0_01To999999999999_99"},"newName":{"kind":"line200OrNull"},"newAddress":{"kind":"line200OrNull"},"newLegalStatus":{"kind":"legalStatusChoiceOrNull"},"newContactId":{"kind":"referenceOrNull"}}}};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 26){
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
if(data.commitment === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "commitment"},message:"must have required property '"+"commitment"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "limitedPartnerId")) || (key0 === "commitment")) || (key0 === "newName")) || (key0 === "newAddress")) || (key0 === "newLegalStatus")) || (key0 === "newContactId"))){
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
if(data.id !== undefined){
if(!(reference(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.limitedPartnerId !== undefined){
if(!(referenceOrNull(data.limitedPartnerId, {instancePath:instancePath+"/limitedPartnerId",parentData:data,parentDataProperty:"limitedPartnerId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
errors = vErrors.length;
}
}
if(data.commitment !== undefined){
if(!(moneyFrom0_01To999999999999_99(data.commitment, {instancePath:instancePath+"/commitment",parentData:data,parentDataProperty:"commitment",rootData}))){
vErrors = vErrors === null ? moneyFrom0_01To999999999999_99.errors : vErrors.concat(moneyFrom0_01To999999999999_99.errors);
errors = vErrors.length;
}
}
if(data.newName !== undefined){
if(!(line200OrNull(data.newName, {instancePath:instancePath+"/newName",parentData:data,parentDataProperty:"newName",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.newAddress !== undefined){
if(!(line200OrNull(data.newAddress, {instancePath:instancePath+"/newAddress",parentData:data,parentDataProperty:"newAddress",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.newLegalStatus !== undefined){
if(!(legalStatusChoiceOrNull(data.newLegalStatus, {instancePath:instancePath+"/newLegalStatus",parentData:data,parentDataProperty:"newLegalStatus",rootData}))){
vErrors = vErrors === null ? legalStatusChoiceOrNull.errors : vErrors.concat(legalStatusChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.newContactId !== undefined){
if(!(referenceOrNull(data.newContactId, {instancePath:instancePath+"/newContactId",parentData:data,parentDataProperty:"newContactId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
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
if(Object.keys(data).length > 26){
const err4 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 26},message:"must NOT have more than 26 properties"};
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


function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.sellerId === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "sellerId"},message:"must have required property '"+"sellerId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.transferCommitment === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "transferCommitment"},message:"must have required property '"+"transferCommitment"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.buyers === undefined){
const err4 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "buyers"},message:"must have required property '"+"buyers"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "date") || (key0 === "sellerId")) || (key0 === "transferCommitment")) || (key0 === "buyers"))){
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
if(data.date !== undefined){
if(!(date(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData}))){
vErrors = vErrors === null ? date.errors : vErrors.concat(date.errors);
errors = vErrors.length;
}
}
if(data.sellerId !== undefined){
if(!(reference(data.sellerId, {instancePath:instancePath+"/sellerId",parentData:data,parentDataProperty:"sellerId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.transferCommitment !== undefined){
if(!(moneyFrom0_01To999999999999_99(data.transferCommitment, {instancePath:instancePath+"/transferCommitment",parentData:data,parentDataProperty:"transferCommitment",rootData}))){
vErrors = vErrors === null ? moneyFrom0_01To999999999999_99.errors : vErrors.concat(moneyFrom0_01To999999999999_99.errors);
errors = vErrors.length;
}
}
if(data.buyers !== undefined){
let data3 = data.buyers;
const _errs10 = errors;
let valid2 = true;
const _errs11 = errors;
if(Array.isArray(data3)){
if(data3.length > 3){
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
var _valid1 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs12 = errors;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate4(data3[i0], {instancePath:instancePath+"/buyers/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
}
var _valid1 = _errs12 === errors;
valid2 = _valid1;
}
if(!valid2){
const err7 = {instancePath:instancePath+"/buyers",schemaPath:"#/then/properties/buyers/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Array.isArray(data3)){
if(data3.length > 3){
const err8 = {instancePath:instancePath+"/buyers",schemaPath:"#/then/properties/buyers/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.length < 1){
const err9 = {instancePath:instancePath+"/buyers",schemaPath:"#/then/properties/buyers/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
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
const err10 = {instancePath:instancePath+"/buyers",schemaPath:"#/then/properties/buyers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err11 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 24){
const err12 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 24},message:"must NOT have more than 24 properties"};
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
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}

export const validateComplete = validate6;
const schema4 = {"type":"object","maxProperties":20,"if":{"maxProperties":20},"then":{"additionalProperties":false,"properties":{}}};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate6.errors = vErrors;
return errors === 0;
}

export const validateReopen = validate7;
const schema5 = {"type":"object","maxProperties":21,"if":{"maxProperties":21},"then":{"additionalProperties":false,"properties":{"reason":{"kind":"text2000OrNull"}}}};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!(key0 === "reason")){
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
if(data.reason !== undefined){
if(!(text2000OrNull(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? text2000OrNull.errors : vErrors.concat(text2000OrNull.errors);
errors = vErrors.length;
}
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
if(Object.keys(data).length > 21){
const err3 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 21},message:"must NOT have more than 21 properties"};
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
validate7.errors = vErrors;
return errors === 0;
}
