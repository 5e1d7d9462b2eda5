// Generated from schemas by npm run generate. Do not edit: change the schema.
import { date, decimal6, line100OrNull, line200, line35OrNull, moneyFrom0To999999999999_99, moneyFrom0To999999999999_99OrNull, moneyFrom0To9999999_99NotZeroOrNull, moneyFromMinus999999999999_99To999999999999_99OrNull, reference, text1000, text2000, text2000OrNull } from './kinds.js'
export const validateCreate = validate0;
const schema0 = {"type":"object","maxProperties":39,"if":{"maxProperties":39},"then":{"additionalProperties":false,"required":["fundId","name","dueDate","fundBankAccountId","investmentFunding","navPerShare"],"properties":{"fundId":{"kind":"reference"},"name":{"kind":"line200"},"dueDate":{"kind":"date"},"fundBankAccountId":{"kind":"reference"},"paymentReference":{"kind":"line35OrNull"},"periods":{"type":"array","nullable":true,"maxItems":40,"if":{"maxItems":40},"then":{"items":{"$ref":"part0"}}},"investmentFunding":{"kind":"moneyFrom0To999999999999_99"},"managementFees":{"kind":"moneyFrom0To999999999999_99OrNull"},"expensesPaidIn":{"kind":"moneyFrom0To999999999999_99OrNull"},"expensesOutOfPaidIn":{"kind":"moneyFrom0To999999999999_99OrNull"},"lateEntranceFee":{"kind":"moneyFrom0To999999999999_99OrNull"},"returnOfCapital":{"kind":"moneyFrom0To999999999999_99OrNull"},"realizedGain":{"kind":"moneyFromMinus999999999999_99To999999999999_99OrNull"},"distribution":{"kind":"moneyFrom0To999999999999_99OrNull"},"recallableDistribution":{"kind":"moneyFrom0To999999999999_99OrNull"},"navPerShare":{"kind":"decimal6"},"nominalShareValue":{"kind":"moneyFrom0To9999999_99NotZeroOrNull"},"purpose":{"kind":"text2000OrNull"},"agreementSection":{"kind":"line100OrNull"}}}};
const func0 = Object.prototype.hasOwnProperty;
const schema1 = {"type":"object","maxProperties":21,"if":{"maxProperties":21},"then":{"additionalProperties":false,"required":["reportingPeriodId"],"properties":{"reportingPeriodId":{"kind":"reference"}}}};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.reportingPeriodId === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "reportingPeriodId"},message:"must have required property '"+"reportingPeriodId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "reportingPeriodId")){
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
if(data.reportingPeriodId !== undefined){
if(!(reference(data.reportingPeriodId, {instancePath:instancePath+"/reportingPeriodId",parentData:data,parentDataProperty:"reportingPeriodId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
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
if(Object.keys(data).length > 39){
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
if(data.dueDate === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "dueDate"},message:"must have required property '"+"dueDate"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.fundBankAccountId === undefined){
const err4 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "fundBankAccountId"},message:"must have required property '"+"fundBankAccountId"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.investmentFunding === undefined){
const err5 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "investmentFunding"},message:"must have required property '"+"investmentFunding"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.navPerShare === undefined){
const err6 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "navPerShare"},message:"must have required property '"+"navPerShare"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.then.properties, key0))){
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
if(data.dueDate !== undefined){
if(!(date(data.dueDate, {instancePath:instancePath+"/dueDate",parentData:data,parentDataProperty:"dueDate",rootData}))){
vErrors = vErrors === null ? date.errors : vErrors.concat(date.errors);
errors = vErrors.length;
}
}
if(data.fundBankAccountId !== undefined){
if(!(reference(data.fundBankAccountId, {instancePath:instancePath+"/fundBankAccountId",parentData:data,parentDataProperty:"fundBankAccountId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.paymentReference !== undefined){
if(!(line35OrNull(data.paymentReference, {instancePath:instancePath+"/paymentReference",parentData:data,parentDataProperty:"paymentReference",rootData}))){
vErrors = vErrors === null ? line35OrNull.errors : vErrors.concat(line35OrNull.errors);
errors = vErrors.length;
}
}
if(data.periods !== undefined){
let data5 = data.periods;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err8 = {instancePath:instancePath+"/periods",schemaPath:"#/then/properties/periods/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs13 = errors;
let valid2 = true;
const _errs14 = errors;
if(Array.isArray(data5)){
if(data5.length > 40){
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
var _valid1 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs15 = errors;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data5[i0], {instancePath:instancePath+"/periods/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
var _valid1 = _errs15 === errors;
valid2 = _valid1;
}
if(!valid2){
const err10 = {instancePath:instancePath+"/periods",schemaPath:"#/then/properties/periods/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(Array.isArray(data5)){
if(data5.length > 40){
const err11 = {instancePath:instancePath+"/periods",schemaPath:"#/then/properties/periods/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
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
if(data.investmentFunding !== undefined){
if(!(moneyFrom0To999999999999_99(data.investmentFunding, {instancePath:instancePath+"/investmentFunding",parentData:data,parentDataProperty:"investmentFunding",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99.errors : vErrors.concat(moneyFrom0To999999999999_99.errors);
errors = vErrors.length;
}
}
if(data.managementFees !== undefined){
if(!(moneyFrom0To999999999999_99OrNull(data.managementFees, {instancePath:instancePath+"/managementFees",parentData:data,parentDataProperty:"managementFees",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99OrNull.errors : vErrors.concat(moneyFrom0To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.expensesPaidIn !== undefined){
if(!(moneyFrom0To999999999999_99OrNull(data.expensesPaidIn, {instancePath:instancePath+"/expensesPaidIn",parentData:data,parentDataProperty:"expensesPaidIn",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99OrNull.errors : vErrors.concat(moneyFrom0To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.expensesOutOfPaidIn !== undefined){
if(!(moneyFrom0To999999999999_99OrNull(data.expensesOutOfPaidIn, {instancePath:instancePath+"/expensesOutOfPaidIn",parentData:data,parentDataProperty:"expensesOutOfPaidIn",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99OrNull.errors : vErrors.concat(moneyFrom0To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.lateEntranceFee !== undefined){
if(!(moneyFrom0To999999999999_99OrNull(data.lateEntranceFee, {instancePath:instancePath+"/lateEntranceFee",parentData:data,parentDataProperty:"lateEntranceFee",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99OrNull.errors : vErrors.concat(moneyFrom0To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.returnOfCapital !== undefined){
if(!(moneyFrom0To999999999999_99OrNull(data.returnOfCapital, {instancePath:instancePath+"/returnOfCapital",parentData:data,parentDataProperty:"returnOfCapital",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99OrNull.errors : vErrors.concat(moneyFrom0To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.realizedGain !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99OrNull(data.realizedGain, {instancePath:instancePath+"/realizedGain",parentData:data,parentDataProperty:"realizedGain",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99OrNull.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.distribution !== undefined){
if(!(moneyFrom0To999999999999_99OrNull(data.distribution, {instancePath:instancePath+"/distribution",parentData:data,parentDataProperty:"distribution",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99OrNull.errors : vErrors.concat(moneyFrom0To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.recallableDistribution !== undefined){
if(!(moneyFrom0To999999999999_99OrNull(data.recallableDistribution, {instancePath:instancePath+"/recallableDistribution",parentData:data,parentDataProperty:"recallableDistribution",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99OrNull.errors : vErrors.concat(moneyFrom0To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.navPerShare !== undefined){
if(!(decimal6(data.navPerShare, {instancePath:instancePath+"/navPerShare",parentData:data,parentDataProperty:"navPerShare",rootData}))){
vErrors = vErrors === null ? decimal6.errors : vErrors.concat(decimal6.errors);
errors = vErrors.length;
}
}
if(data.nominalShareValue !== undefined){
if(!(moneyFrom0To9999999_99NotZeroOrNull(data.nominalShareValue, {instancePath:instancePath+"/nominalShareValue",parentData:data,parentDataProperty:"nominalShareValue",rootData}))){
vErrors = vErrors === null ? moneyFrom0To9999999_99NotZeroOrNull.errors : vErrors.concat(moneyFrom0To9999999_99NotZeroOrNull.errors);
errors = vErrors.length;
}
}
if(data.purpose !== undefined){
if(!(text2000OrNull(data.purpose, {instancePath:instancePath+"/purpose",parentData:data,parentDataProperty:"purpose",rootData}))){
vErrors = vErrors === null ? text2000OrNull.errors : vErrors.concat(text2000OrNull.errors);
errors = vErrors.length;
}
}
if(data.agreementSection !== undefined){
if(!(line100OrNull(data.agreementSection, {instancePath:instancePath+"/agreementSection",parentData:data,parentDataProperty:"agreementSection",rootData}))){
vErrors = vErrors === null ? line100OrNull.errors : vErrors.concat(line100OrNull.errors);
errors = vErrors.length;
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
if(Object.keys(data).length > 39){
const err13 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 39},message:"must NOT have more than 39 properties"};
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
const schema2 = {"type":"object","maxProperties":38,"if":{"maxProperties":38},"then":{"additionalProperties":false,"required":["name","dueDate","fundBankAccountId","investmentFunding","navPerShare"],"properties":{"name":{"kind":"line200"},"dueDate":{"kind":"date"},"fundBankAccountId":{"kind":"reference"},"paymentReference":{"kind":"line35OrNull"},"periods":{"type":"array","nullable":true,"maxItems":40,"if":{"maxItems":40},"then":{"items":{"$ref":"part2"}}},"investmentFunding":{"kind":"moneyFrom0To999999999999_99"},"managementFees":{"kind":"moneyFrom0To999999999999_99OrNull"},"expensesPaidIn":{"kind":"moneyFrom0To999999999999_99OrNull"},"expensesOutOfPaidIn":{"kind":"moneyFrom0To999999999999_99OrNull"},"lateEntranceFee":{"kind":"moneyFrom0To999999999999_99OrNull"},"returnOfCapital":{"kind":"moneyFrom0To999999999999_99OrNull"},"realizedGain":{"kind":"moneyFromMinus999999999999_99To999999999999_99OrNull"},"distribution":{"kind":"moneyFrom0To999999999999_99OrNull"},"recallableDistribution":{"kind":"moneyFrom0To999999999999_99OrNull"},"navPerShare":{"kind":"decimal6"},"nominalShareValue":{"kind":"moneyFrom0To9999999_99NotZeroOrNull"},"purpose":{"kind":"text2000OrNull"},"agreementSection":{"kind":"line100OrNull"}}}};
const schema3 = {"type":"object","maxProperties":21,"if":{"maxProperties":21},"then":{"additionalProperties":false,"required":["reportingPeriodId"],"properties":{"id":{"kind":"reference"},"reportingPeriodId":{"kind":"reference"}}}};

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
if(data.reportingPeriodId === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "reportingPeriodId"},message:"must have required property '"+"reportingPeriodId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "reportingPeriodId"))){
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
if(data.reportingPeriodId !== undefined){
if(!(reference(data.reportingPeriodId, {instancePath:instancePath+"/reportingPeriodId",parentData:data,parentDataProperty:"reportingPeriodId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
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


function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.dueDate === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "dueDate"},message:"must have required property '"+"dueDate"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.fundBankAccountId === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "fundBankAccountId"},message:"must have required property '"+"fundBankAccountId"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.investmentFunding === undefined){
const err4 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "investmentFunding"},message:"must have required property '"+"investmentFunding"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.navPerShare === undefined){
const err5 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "navPerShare"},message:"must have required property '"+"navPerShare"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema2.then.properties, key0))){
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
if(data.name !== undefined){
if(!(line200(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? line200.errors : vErrors.concat(line200.errors);
errors = vErrors.length;
}
}
if(data.dueDate !== undefined){
if(!(date(data.dueDate, {instancePath:instancePath+"/dueDate",parentData:data,parentDataProperty:"dueDate",rootData}))){
vErrors = vErrors === null ? date.errors : vErrors.concat(date.errors);
errors = vErrors.length;
}
}
if(data.fundBankAccountId !== undefined){
if(!(reference(data.fundBankAccountId, {instancePath:instancePath+"/fundBankAccountId",parentData:data,parentDataProperty:"fundBankAccountId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.paymentReference !== undefined){
if(!(line35OrNull(data.paymentReference, {instancePath:instancePath+"/paymentReference",parentData:data,parentDataProperty:"paymentReference",rootData}))){
vErrors = vErrors === null ? line35OrNull.errors : vErrors.concat(line35OrNull.errors);
errors = vErrors.length;
}
}
if(data.periods !== undefined){
let data4 = data.periods;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err7 = {instancePath:instancePath+"/periods",schemaPath:"#/then/properties/periods/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs12 = errors;
let valid2 = true;
const _errs13 = errors;
if(Array.isArray(data4)){
if(data4.length > 40){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid1 = _errs13 === errors;
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs14 = errors;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate4(data4[i0], {instancePath:instancePath+"/periods/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
}
var _valid1 = _errs14 === errors;
valid2 = _valid1;
}
if(!valid2){
const err9 = {instancePath:instancePath+"/periods",schemaPath:"#/then/properties/periods/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(Array.isArray(data4)){
if(data4.length > 40){
const err10 = {instancePath:instancePath+"/periods",schemaPath:"#/then/properties/periods/maxItems",keyword:"maxItems",params:{limit: 40},message:"must NOT have more than 40 items"};
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
if(data.investmentFunding !== undefined){
if(!(moneyFrom0To999999999999_99(data.investmentFunding, {instancePath:instancePath+"/investmentFunding",parentData:data,parentDataProperty:"investmentFunding",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99.errors : vErrors.concat(moneyFrom0To999999999999_99.errors);
errors = vErrors.length;
}
}
if(data.managementFees !== undefined){
if(!(moneyFrom0To999999999999_99OrNull(data.managementFees, {instancePath:instancePath+"/managementFees",parentData:data,parentDataProperty:"managementFees",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99OrNull.errors : vErrors.concat(moneyFrom0To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.expensesPaidIn !== undefined){
if(!(moneyFrom0To999999999999_99OrNull(data.expensesPaidIn, {instancePath:instancePath+"/expensesPaidIn",parentData:data,parentDataProperty:"expensesPaidIn",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99OrNull.errors : vErrors.concat(moneyFrom0To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.expensesOutOfPaidIn !== undefined){
if(!(moneyFrom0To999999999999_99OrNull(data.expensesOutOfPaidIn, {instancePath:instancePath+"/expensesOutOfPaidIn",parentData:data,parentDataProperty:"expensesOutOfPaidIn",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99OrNull.errors : vErrors.concat(moneyFrom0To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.lateEntranceFee !== undefined){
if(!(moneyFrom0To999999999999_99OrNull(data.lateEntranceFee, {instancePath:instancePath+"/lateEntranceFee",parentData:data,parentDataProperty:"lateEntranceFee",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99OrNull.errors : vErrors.concat(moneyFrom0To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.returnOfCapital !== undefined){
if(!(moneyFrom0To999999999999_99OrNull(data.returnOfCapital, {instancePath:instancePath+"/returnOfCapital",parentData:data,parentDataProperty:"returnOfCapital",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99OrNull.errors : vErrors.concat(moneyFrom0To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.realizedGain !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99OrNull(data.realizedGain, {instancePath:instancePath+"/realizedGain",parentData:data,parentDataProperty:"realizedGain",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99OrNull.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.distribution !== undefined){
if(!(moneyFrom0To999999999999_99OrNull(data.distribution, {instancePath:instancePath+"/distribution",parentData:data,parentDataProperty:"distribution",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99OrNull.errors : vErrors.concat(moneyFrom0To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.recallableDistribution !== undefined){
if(!(moneyFrom0To999999999999_99OrNull(data.recallableDistribution, {instancePath:instancePath+"/recallableDistribution",parentData:data,parentDataProperty:"recallableDistribution",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99OrNull.errors : vErrors.concat(moneyFrom0To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.navPerShare !== undefined){
if(!(decimal6(data.navPerShare, {instancePath:instancePath+"/navPerShare",parentData:data,parentDataProperty:"navPerShare",rootData}))){
vErrors = vErrors === null ? decimal6.errors : vErrors.concat(decimal6.errors);
errors = vErrors.length;
}
}
if(data.nominalShareValue !== undefined){
if(!(moneyFrom0To9999999_99NotZeroOrNull(data.nominalShareValue, {instancePath:instancePath+"/nominalShareValue",parentData:data,parentDataProperty:"nominalShareValue",rootData}))){
vErrors = vErrors === null ? moneyFrom0To9999999_99NotZeroOrNull.errors : vErrors.concat(moneyFrom0To9999999_99NotZeroOrNull.errors);
errors = vErrors.length;
}
}
if(data.purpose !== undefined){
if(!(text2000OrNull(data.purpose, {instancePath:instancePath+"/purpose",parentData:data,parentDataProperty:"purpose",rootData}))){
vErrors = vErrors === null ? text2000OrNull.errors : vErrors.concat(text2000OrNull.errors);
errors = vErrors.length;
}
}
if(data.agreementSection !== undefined){
if(!(line100OrNull(data.agreementSection, {instancePath:instancePath+"/agreementSection",parentData:data,parentDataProperty:"agreementSection",rootData}))){
vErrors = vErrors === null ? line100OrNull.errors : vErrors.concat(line100OrNull.errors);
errors = vErrors.length;
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
if(Object.keys(data).length > 38){
const err12 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 38},message:"must NOT have more than 38 properties"};
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

export const validateLines = validate7;
const schema5 = {"type":"object","maxProperties":21,"if":{"maxProperties":21},"then":{"additionalProperties":false,"required":["lines"],"properties":{"lines":{"type":"array","maxItems":10000,"minItems":1,"if":{"maxItems":10000},"then":{"items":{"$ref":"part5"}}}}}};
const schema6 = {"type":"object","maxProperties":30,"if":{"maxProperties":30},"then":{"additionalProperties":false,"required":["limitedPartnerId"],"properties":{"limitedPartnerId":{"kind":"reference"},"investmentFunding":{"kind":"moneyFromMinus999999999999_99To999999999999_99OrNull"},"managementFees":{"kind":"moneyFromMinus999999999999_99To999999999999_99OrNull"},"expensesPaidIn":{"kind":"moneyFromMinus999999999999_99To999999999999_99OrNull"},"expensesOutOfPaidIn":{"kind":"moneyFromMinus999999999999_99To999999999999_99OrNull"},"lateEntranceFee":{"kind":"moneyFromMinus999999999999_99To999999999999_99OrNull"},"returnOfCapital":{"kind":"moneyFromMinus999999999999_99To999999999999_99OrNull"},"realizedGain":{"kind":"moneyFromMinus999999999999_99To999999999999_99OrNull"},"distribution":{"kind":"moneyFromMinus999999999999_99To999999999999_99OrNull"},"recallableDistribution":{"kind":"moneyFromMinus999999999999_99To999999999999_99OrNull"}}}};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 30){
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
for(const key0 in data){
if(!(func0.call(schema6.then.properties, key0))){
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
if(!(reference(data.limitedPartnerId, {instancePath:instancePath+"/limitedPartnerId",parentData:data,parentDataProperty:"limitedPartnerId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.investmentFunding !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99OrNull(data.investmentFunding, {instancePath:instancePath+"/investmentFunding",parentData:data,parentDataProperty:"investmentFunding",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99OrNull.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.managementFees !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99OrNull(data.managementFees, {instancePath:instancePath+"/managementFees",parentData:data,parentDataProperty:"managementFees",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99OrNull.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.expensesPaidIn !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99OrNull(data.expensesPaidIn, {instancePath:instancePath+"/expensesPaidIn",parentData:data,parentDataProperty:"expensesPaidIn",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99OrNull.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.expensesOutOfPaidIn !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99OrNull(data.expensesOutOfPaidIn, {instancePath:instancePath+"/expensesOutOfPaidIn",parentData:data,parentDataProperty:"expensesOutOfPaidIn",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99OrNull.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.lateEntranceFee !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99OrNull(data.lateEntranceFee, {instancePath:instancePath+"/lateEntranceFee",parentData:data,parentDataProperty:"lateEntranceFee",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99OrNull.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.returnOfCapital !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99OrNull(data.returnOfCapital, {instancePath:instancePath+"/returnOfCapital",parentData:data,parentDataProperty:"returnOfCapital",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99OrNull.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.realizedGain !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99OrNull(data.realizedGain, {instancePath:instancePath+"/realizedGain",parentData:data,parentDataProperty:"realizedGain",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99OrNull.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.distribution !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99OrNull(data.distribution, {instancePath:instancePath+"/distribution",parentData:data,parentDataProperty:"distribution",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99OrNull.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.recallableDistribution !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99OrNull(data.recallableDistribution, {instancePath:instancePath+"/recallableDistribution",parentData:data,parentDataProperty:"recallableDistribution",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99OrNull.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99OrNull.errors);
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
if(Object.keys(data).length > 30){
const err4 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 30},message:"must NOT have more than 30 properties"};
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
validate8.errors = vErrors;
return errors === 0;
}


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
if(data.lines === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "lines"},message:"must have required property '"+"lines"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "lines")){
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
if(data.lines !== undefined){
let data0 = data.lines;
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(Array.isArray(data0)){
if(data0.length > 10000){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
if(!(validate8(data0[i0], {instancePath:instancePath+"/lines/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors);
errors = vErrors.length;
}
}
}
var _valid1 = _errs9 === errors;
valid2 = _valid1;
}
if(!valid2){
const err4 = {instancePath:instancePath+"/lines",schemaPath:"#/then/properties/lines/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Array.isArray(data0)){
if(data0.length > 10000){
const err5 = {instancePath:instancePath+"/lines",schemaPath:"#/then/properties/lines/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.length < 1){
const err6 = {instancePath:instancePath+"/lines",schemaPath:"#/then/properties/lines/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
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
const err7 = {instancePath:instancePath+"/lines",schemaPath:"#/then/properties/lines/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
if(Object.keys(data).length > 21){
const err9 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 21},message:"must NOT have more than 21 properties"};
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
validate7.errors = vErrors;
return errors === 0;
}

export const validateReceive = validate10;
const schema7 = {"type":"object","maxProperties":22,"if":{"maxProperties":22},"then":{"additionalProperties":false,"required":["lines","receivedDate"],"properties":{"lines":{"type":"array","maxItems":10000,"minItems":1,"if":{"maxItems":10000},"then":{"items":{"$ref":"part7"}}},"receivedDate":{"kind":"date"}}}};
const schema8 = {"type":"object","maxProperties":21,"if":{"maxProperties":21},"then":{"additionalProperties":false,"required":["limitedPartnerId"],"properties":{"limitedPartnerId":{"kind":"reference"}}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!(key0 === "limitedPartnerId")){
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
if(!(reference(data.limitedPartnerId, {instancePath:instancePath+"/limitedPartnerId",parentData:data,parentDataProperty:"limitedPartnerId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
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
validate11.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.lines === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "lines"},message:"must have required property '"+"lines"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.receivedDate === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "receivedDate"},message:"must have required property '"+"receivedDate"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "lines") || (key0 === "receivedDate"))){
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
if(data.lines !== undefined){
let data0 = data.lines;
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(Array.isArray(data0)){
if(data0.length > 10000){
const err4 = {};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
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
if(!(validate11(data0[i0], {instancePath:instancePath+"/lines/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
}
}
var _valid1 = _errs9 === errors;
valid2 = _valid1;
}
if(!valid2){
const err5 = {instancePath:instancePath+"/lines",schemaPath:"#/then/properties/lines/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data0)){
if(data0.length > 10000){
const err6 = {instancePath:instancePath+"/lines",schemaPath:"#/then/properties/lines/maxItems",keyword:"maxItems",params:{limit: 10000},message:"must NOT have more than 10000 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.length < 1){
const err7 = {instancePath:instancePath+"/lines",schemaPath:"#/then/properties/lines/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
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
const err8 = {instancePath:instancePath+"/lines",schemaPath:"#/then/properties/lines/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.receivedDate !== undefined){
if(!(date(data.receivedDate, {instancePath:instancePath+"/receivedDate",parentData:data,parentDataProperty:"receivedDate",rootData}))){
vErrors = vErrors === null ? date.errors : vErrors.concat(date.errors);
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
if(Object.keys(data).length > 22){
const err10 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 22},message:"must NOT have more than 22 properties"};
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
validate10.errors = vErrors;
return errors === 0;
}

export const validateSignOff = validate13;
const schema9 = {"type":"object","maxProperties":21,"if":{"maxProperties":21},"then":{"additionalProperties":false,"properties":{"note":{"kind":"text2000OrNull"}}}};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(key0 === "note")){
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
if(data.note !== undefined){
if(!(text2000OrNull(data.note, {instancePath:instancePath+"/note",parentData:data,parentDataProperty:"note",rootData}))){
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
validate13.errors = vErrors;
return errors === 0;
}

export const validateReopen = validate14;
const schema10 = {"type":"object","maxProperties":21,"if":{"maxProperties":21},"then":{"additionalProperties":false,"required":["reason"],"properties":{"reason":{"kind":"text2000"}}}};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate14.errors = vErrors;
return errors === 0;
}

export const validateRequestReopen = validate15;
const schema11 = {"type":"object","maxProperties":21,"if":{"maxProperties":21},"then":{"additionalProperties":false,"required":["reason"],"properties":{"reason":{"kind":"text1000"}}}};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(text1000(data.reason, {instancePath:instancePath+"/reason",parentData:data,parentDataProperty:"reason",rootData}))){
vErrors = vErrors === null ? text1000.errors : vErrors.concat(text1000.errors);
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
validate15.errors = vErrors;
return errors === 0;
}
export const validatePublish = validateComplete;
export const validateGenerateLines = validateComplete;
export const validateRemindUnread = validateComplete;
export const validateRemind = validateComplete;
