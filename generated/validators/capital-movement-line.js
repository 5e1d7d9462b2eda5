// Generated from schemas by npm run generate. Do not edit: change the schema.
import { dateOrNull, lpLinePaymentStatusChoiceOrNull, moneyFrom0To999999999999_99OrNull, moneyFromMinus999999999999_99To999999999999_99OrNull, reference } from './kinds.js'
export const validateCreate = validate0;
const schema0 = {"type":"object","maxProperties":34,"if":{"maxProperties":34},"then":{"additionalProperties":false,"required":["capitalMovementId","limitedPartnerId"],"properties":{"capitalMovementId":{"kind":"reference"},"limitedPartnerId":{"kind":"reference"},"investmentFunding":{"kind":"moneyFromMinus999999999999_99To999999999999_99OrNull"},"managementFees":{"kind":"moneyFromMinus999999999999_99To999999999999_99OrNull"},"expensesPaidIn":{"kind":"moneyFromMinus999999999999_99To999999999999_99OrNull"},"expensesOutOfPaidIn":{"kind":"moneyFromMinus999999999999_99To999999999999_99OrNull"},"lateEntranceFee":{"kind":"moneyFromMinus999999999999_99To999999999999_99OrNull"},"returnOfCapital":{"kind":"moneyFromMinus999999999999_99To999999999999_99OrNull"},"realizedGain":{"kind":"moneyFromMinus999999999999_99To999999999999_99OrNull"},"distribution":{"kind":"moneyFromMinus999999999999_99To999999999999_99OrNull"},"recallableDistribution":{"kind":"moneyFromMinus999999999999_99To999999999999_99OrNull"},"paymentStatus":{"kind":"lpLinePaymentStatusChoiceOrNull"},"amountReceived":{"kind":"moneyFrom0To999999999999_99OrNull"},"receivedDate":{"kind":"dateOrNull"}}}};
const func0 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 34){
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
if(data.capitalMovementId === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "capitalMovementId"},message:"must have required property '"+"capitalMovementId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.limitedPartnerId === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "limitedPartnerId"},message:"must have required property '"+"limitedPartnerId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.then.properties, key0))){
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
if(data.capitalMovementId !== undefined){
if(!(reference(data.capitalMovementId, {instancePath:instancePath+"/capitalMovementId",parentData:data,parentDataProperty:"capitalMovementId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
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
if(data.paymentStatus !== undefined){
if(!(lpLinePaymentStatusChoiceOrNull(data.paymentStatus, {instancePath:instancePath+"/paymentStatus",parentData:data,parentDataProperty:"paymentStatus",rootData}))){
vErrors = vErrors === null ? lpLinePaymentStatusChoiceOrNull.errors : vErrors.concat(lpLinePaymentStatusChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.amountReceived !== undefined){
if(!(moneyFrom0To999999999999_99OrNull(data.amountReceived, {instancePath:instancePath+"/amountReceived",parentData:data,parentDataProperty:"amountReceived",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99OrNull.errors : vErrors.concat(moneyFrom0To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.receivedDate !== undefined){
if(!(dateOrNull(data.receivedDate, {instancePath:instancePath+"/receivedDate",parentData:data,parentDataProperty:"receivedDate",rootData}))){
vErrors = vErrors === null ? dateOrNull.errors : vErrors.concat(dateOrNull.errors);
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
if(Object.keys(data).length > 34){
const err5 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 34},message:"must NOT have more than 34 properties"};
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
validate0.errors = vErrors;
return errors === 0;
}

export const validateUpdate = validate1;
const schema1 = {"type":"object","maxProperties":32,"if":{"maxProperties":32},"then":{"additionalProperties":false,"properties":{"investmentFunding":{"kind":"moneyFromMinus999999999999_99To999999999999_99OrNull"},"managementFees":{"kind":"moneyFromMinus999999999999_99To999999999999_99OrNull"},"expensesPaidIn":{"kind":"moneyFromMinus999999999999_99To999999999999_99OrNull"},"expensesOutOfPaidIn":{"kind":"moneyFromMinus999999999999_99To999999999999_99OrNull"},"lateEntranceFee":{"kind":"moneyFromMinus999999999999_99To999999999999_99OrNull"},"returnOfCapital":{"kind":"moneyFromMinus999999999999_99To999999999999_99OrNull"},"realizedGain":{"kind":"moneyFromMinus999999999999_99To999999999999_99OrNull"},"distribution":{"kind":"moneyFromMinus999999999999_99To999999999999_99OrNull"},"recallableDistribution":{"kind":"moneyFromMinus999999999999_99To999999999999_99OrNull"},"paymentStatus":{"kind":"lpLinePaymentStatusChoiceOrNull"},"amountReceived":{"kind":"moneyFrom0To999999999999_99OrNull"},"receivedDate":{"kind":"dateOrNull"}}}};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!(func0.call(schema1.then.properties, key0))){
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
if(data.paymentStatus !== undefined){
if(!(lpLinePaymentStatusChoiceOrNull(data.paymentStatus, {instancePath:instancePath+"/paymentStatus",parentData:data,parentDataProperty:"paymentStatus",rootData}))){
vErrors = vErrors === null ? lpLinePaymentStatusChoiceOrNull.errors : vErrors.concat(lpLinePaymentStatusChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.amountReceived !== undefined){
if(!(moneyFrom0To999999999999_99OrNull(data.amountReceived, {instancePath:instancePath+"/amountReceived",parentData:data,parentDataProperty:"amountReceived",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99OrNull.errors : vErrors.concat(moneyFrom0To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.receivedDate !== undefined){
if(!(dateOrNull(data.receivedDate, {instancePath:instancePath+"/receivedDate",parentData:data,parentDataProperty:"receivedDate",rootData}))){
vErrors = vErrors === null ? dateOrNull.errors : vErrors.concat(dateOrNull.errors);
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
if(Object.keys(data).length > 32){
const err3 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 32},message:"must NOT have more than 32 properties"};
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
validate1.errors = vErrors;
return errors === 0;
}
