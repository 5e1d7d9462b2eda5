// Generated from schemas by npm run generate. Do not edit: change the schema.
import { aifmdInvestorGroupChoiceOrNull, dateOrNull, investorTypeChoiceOrNull, legalStatusChoice, line100OrNull, line200, line200OrNull, line20OrNull, line50OrNull, reference, referenceOrNull, subscriptionStatusChoiceOrNull, yesNoOrNull } from './kinds.js'
export const validateCreate = validate0;
const schema0 = {"type":"object","maxProperties":36,"if":{"maxProperties":36},"then":{"additionalProperties":false,"required":["fundId","name","legalStatus"],"properties":{"fundId":{"kind":"reference"},"name":{"kind":"line200"},"address":{"kind":"line200OrNull"},"postalCode":{"kind":"line20OrNull"},"city":{"kind":"line200OrNull"},"countryId":{"kind":"referenceOrNull"},"legalStatus":{"kind":"legalStatusChoice"},"subscriptionStatus":{"kind":"subscriptionStatusChoiceOrNull"},"subscriptionDate":{"kind":"dateOrNull"},"skipManagementFeeDistribution":{"kind":"yesNoOrNull"},"mainContactId":{"kind":"referenceOrNull"},"bankAccountId":{"kind":"referenceOrNull"},"additionalContacts":{"type":"array","nullable":true,"maxItems":50,"if":{"maxItems":50},"then":{"items":{"$ref":"part0"}}},"investorType":{"kind":"investorTypeChoiceOrNull"},"aifmdInvestorGroup":{"kind":"aifmdInvestorGroupChoiceOrNull"},"taxNumber":{"kind":"line50OrNull"}}}};
const func0 = Object.prototype.hasOwnProperty;
const schema1 = {"type":"object","maxProperties":22,"if":{"maxProperties":22},"then":{"additionalProperties":false,"required":["contactId"],"properties":{"contactId":{"kind":"reference"},"role":{"kind":"line100OrNull"}}}};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.contactId === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "contactId"},message:"must have required property '"+"contactId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "contactId") || (key0 === "role"))){
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
if(data.contactId !== undefined){
if(!(reference(data.contactId, {instancePath:instancePath+"/contactId",parentData:data,parentDataProperty:"contactId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.role !== undefined){
if(!(line100OrNull(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? line100OrNull.errors : vErrors.concat(line100OrNull.errors);
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
if(Object.keys(data).length > 22){
const err4 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 22},message:"must NOT have more than 22 properties"};
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
if(Object.keys(data).length > 36){
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
if(data.legalStatus === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "legalStatus"},message:"must have required property '"+"legalStatus"+"'"};
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
if(data.fundId !== undefined){
if(!(reference(data.fundId, {instancePath:instancePath+"/fundId",parentData:data,parentDataProperty:"fundId",rootData}))){
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
if(!(referenceOrNull(data.countryId, {instancePath:instancePath+"/countryId",parentData:data,parentDataProperty:"countryId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
errors = vErrors.length;
}
}
if(data.legalStatus !== undefined){
if(!(legalStatusChoice(data.legalStatus, {instancePath:instancePath+"/legalStatus",parentData:data,parentDataProperty:"legalStatus",rootData}))){
vErrors = vErrors === null ? legalStatusChoice.errors : vErrors.concat(legalStatusChoice.errors);
errors = vErrors.length;
}
}
if(data.subscriptionStatus !== undefined){
if(!(subscriptionStatusChoiceOrNull(data.subscriptionStatus, {instancePath:instancePath+"/subscriptionStatus",parentData:data,parentDataProperty:"subscriptionStatus",rootData}))){
vErrors = vErrors === null ? subscriptionStatusChoiceOrNull.errors : vErrors.concat(subscriptionStatusChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.subscriptionDate !== undefined){
if(!(dateOrNull(data.subscriptionDate, {instancePath:instancePath+"/subscriptionDate",parentData:data,parentDataProperty:"subscriptionDate",rootData}))){
vErrors = vErrors === null ? dateOrNull.errors : vErrors.concat(dateOrNull.errors);
errors = vErrors.length;
}
}
if(data.skipManagementFeeDistribution !== undefined){
if(!(yesNoOrNull(data.skipManagementFeeDistribution, {instancePath:instancePath+"/skipManagementFeeDistribution",parentData:data,parentDataProperty:"skipManagementFeeDistribution",rootData}))){
vErrors = vErrors === null ? yesNoOrNull.errors : vErrors.concat(yesNoOrNull.errors);
errors = vErrors.length;
}
}
if(data.mainContactId !== undefined){
if(!(referenceOrNull(data.mainContactId, {instancePath:instancePath+"/mainContactId",parentData:data,parentDataProperty:"mainContactId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
errors = vErrors.length;
}
}
if(data.bankAccountId !== undefined){
if(!(referenceOrNull(data.bankAccountId, {instancePath:instancePath+"/bankAccountId",parentData:data,parentDataProperty:"bankAccountId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
errors = vErrors.length;
}
}
if(data.additionalContacts !== undefined){
let data12 = data.additionalContacts;
if((!(Array.isArray(data12))) && (data12 !== null)){
const err5 = {instancePath:instancePath+"/additionalContacts",schemaPath:"#/then/properties/additionalContacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs20 = errors;
let valid2 = true;
const _errs21 = errors;
if(Array.isArray(data12)){
if(data12.length > 50){
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
var _valid1 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs22 = errors;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data12[i0], {instancePath:instancePath+"/additionalContacts/" + i0,parentData:data12,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
var _valid1 = _errs22 === errors;
valid2 = _valid1;
}
if(!valid2){
const err7 = {instancePath:instancePath+"/additionalContacts",schemaPath:"#/then/properties/additionalContacts/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Array.isArray(data12)){
if(data12.length > 50){
const err8 = {instancePath:instancePath+"/additionalContacts",schemaPath:"#/then/properties/additionalContacts/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
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
if(data.investorType !== undefined){
if(!(investorTypeChoiceOrNull(data.investorType, {instancePath:instancePath+"/investorType",parentData:data,parentDataProperty:"investorType",rootData}))){
vErrors = vErrors === null ? investorTypeChoiceOrNull.errors : vErrors.concat(investorTypeChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.aifmdInvestorGroup !== undefined){
if(!(aifmdInvestorGroupChoiceOrNull(data.aifmdInvestorGroup, {instancePath:instancePath+"/aifmdInvestorGroup",parentData:data,parentDataProperty:"aifmdInvestorGroup",rootData}))){
vErrors = vErrors === null ? aifmdInvestorGroupChoiceOrNull.errors : vErrors.concat(aifmdInvestorGroupChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.taxNumber !== undefined){
if(!(line50OrNull(data.taxNumber, {instancePath:instancePath+"/taxNumber",parentData:data,parentDataProperty:"taxNumber",rootData}))){
vErrors = vErrors === null ? line50OrNull.errors : vErrors.concat(line50OrNull.errors);
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
if(Object.keys(data).length > 36){
const err10 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 36},message:"must NOT have more than 36 properties"};
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
const schema2 = {"type":"object","maxProperties":35,"if":{"maxProperties":35},"then":{"additionalProperties":false,"required":["name","legalStatus"],"properties":{"name":{"kind":"line200"},"address":{"kind":"line200OrNull"},"postalCode":{"kind":"line20OrNull"},"city":{"kind":"line200OrNull"},"countryId":{"kind":"referenceOrNull"},"legalStatus":{"kind":"legalStatusChoice"},"subscriptionStatus":{"kind":"subscriptionStatusChoiceOrNull"},"subscriptionDate":{"kind":"dateOrNull"},"skipManagementFeeDistribution":{"kind":"yesNoOrNull"},"mainContactId":{"kind":"referenceOrNull"},"bankAccountId":{"kind":"referenceOrNull"},"additionalContacts":{"type":"array","nullable":true,"maxItems":50,"if":{"maxItems":50},"then":{"items":{"$ref":"part2"}}},"investorType":{"kind":"investorTypeChoiceOrNull"},"aifmdInvestorGroup":{"kind":"aifmdInvestorGroupChoiceOrNull"},"taxNumber":{"kind":"line50OrNull"}}}};
const schema3 = {"type":"object","maxProperties":22,"if":{"maxProperties":22},"then":{"additionalProperties":false,"required":["contactId"],"properties":{"id":{"kind":"reference"},"contactId":{"kind":"reference"},"role":{"kind":"line100OrNull"}}}};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.contactId === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "contactId"},message:"must have required property '"+"contactId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "contactId")) || (key0 === "role"))){
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
if(data.contactId !== undefined){
if(!(reference(data.contactId, {instancePath:instancePath+"/contactId",parentData:data,parentDataProperty:"contactId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.role !== undefined){
if(!(line100OrNull(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? line100OrNull.errors : vErrors.concat(line100OrNull.errors);
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
if(Object.keys(data).length > 22){
const err4 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 22},message:"must NOT have more than 22 properties"};
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
if(data.legalStatus === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "legalStatus"},message:"must have required property '"+"legalStatus"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema2.then.properties, key0))){
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
if(!(referenceOrNull(data.countryId, {instancePath:instancePath+"/countryId",parentData:data,parentDataProperty:"countryId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
errors = vErrors.length;
}
}
if(data.legalStatus !== undefined){
if(!(legalStatusChoice(data.legalStatus, {instancePath:instancePath+"/legalStatus",parentData:data,parentDataProperty:"legalStatus",rootData}))){
vErrors = vErrors === null ? legalStatusChoice.errors : vErrors.concat(legalStatusChoice.errors);
errors = vErrors.length;
}
}
if(data.subscriptionStatus !== undefined){
if(!(subscriptionStatusChoiceOrNull(data.subscriptionStatus, {instancePath:instancePath+"/subscriptionStatus",parentData:data,parentDataProperty:"subscriptionStatus",rootData}))){
vErrors = vErrors === null ? subscriptionStatusChoiceOrNull.errors : vErrors.concat(subscriptionStatusChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.subscriptionDate !== undefined){
if(!(dateOrNull(data.subscriptionDate, {instancePath:instancePath+"/subscriptionDate",parentData:data,parentDataProperty:"subscriptionDate",rootData}))){
vErrors = vErrors === null ? dateOrNull.errors : vErrors.concat(dateOrNull.errors);
errors = vErrors.length;
}
}
if(data.skipManagementFeeDistribution !== undefined){
if(!(yesNoOrNull(data.skipManagementFeeDistribution, {instancePath:instancePath+"/skipManagementFeeDistribution",parentData:data,parentDataProperty:"skipManagementFeeDistribution",rootData}))){
vErrors = vErrors === null ? yesNoOrNull.errors : vErrors.concat(yesNoOrNull.errors);
errors = vErrors.length;
}
}
if(data.mainContactId !== undefined){
if(!(referenceOrNull(data.mainContactId, {instancePath:instancePath+"/mainContactId",parentData:data,parentDataProperty:"mainContactId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
errors = vErrors.length;
}
}
if(data.bankAccountId !== undefined){
if(!(referenceOrNull(data.bankAccountId, {instancePath:instancePath+"/bankAccountId",parentData:data,parentDataProperty:"bankAccountId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
errors = vErrors.length;
}
}
if(data.additionalContacts !== undefined){
let data11 = data.additionalContacts;
if((!(Array.isArray(data11))) && (data11 !== null)){
const err4 = {instancePath:instancePath+"/additionalContacts",schemaPath:"#/then/properties/additionalContacts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs19 = errors;
let valid2 = true;
const _errs20 = errors;
if(Array.isArray(data11)){
if(data11.length > 50){
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
var _valid1 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs21 = errors;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(!(validate4(data11[i0], {instancePath:instancePath+"/additionalContacts/" + i0,parentData:data11,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
}
var _valid1 = _errs21 === errors;
valid2 = _valid1;
}
if(!valid2){
const err6 = {instancePath:instancePath+"/additionalContacts",schemaPath:"#/then/properties/additionalContacts/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(Array.isArray(data11)){
if(data11.length > 50){
const err7 = {instancePath:instancePath+"/additionalContacts",schemaPath:"#/then/properties/additionalContacts/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
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
if(data.investorType !== undefined){
if(!(investorTypeChoiceOrNull(data.investorType, {instancePath:instancePath+"/investorType",parentData:data,parentDataProperty:"investorType",rootData}))){
vErrors = vErrors === null ? investorTypeChoiceOrNull.errors : vErrors.concat(investorTypeChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.aifmdInvestorGroup !== undefined){
if(!(aifmdInvestorGroupChoiceOrNull(data.aifmdInvestorGroup, {instancePath:instancePath+"/aifmdInvestorGroup",parentData:data,parentDataProperty:"aifmdInvestorGroup",rootData}))){
vErrors = vErrors === null ? aifmdInvestorGroupChoiceOrNull.errors : vErrors.concat(aifmdInvestorGroupChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.taxNumber !== undefined){
if(!(line50OrNull(data.taxNumber, {instancePath:instancePath+"/taxNumber",parentData:data,parentDataProperty:"taxNumber",rootData}))){
vErrors = vErrors === null ? line50OrNull.errors : vErrors.concat(line50OrNull.errors);
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
validate3.errors = vErrors;
return errors === 0;
}
