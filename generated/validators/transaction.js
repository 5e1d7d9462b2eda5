// Generated from schemas by npm run generate. Do not edit: change the schema.
import { date, decimal10From0To9999999_99NotZero, impactChoice, investmentTypeChoice, line200OrNull, line42, line42OrNull, moneyFrom0To999999999999_99OrNull, moneyFromMinus999999999999_99To999999999999_99, reference, referenceOrNull, text2000, tradingTypeChoiceOrNull, transactionStatusChoice, transactionSubTypeChoice, transactionTypeChoice, yesNo } from './kinds.js'
export const validateCreate = validate0;
const schema0 = {"type":"object","maxProperties":42,"if":{"maxProperties":42},"then":{"additionalProperties":false,"required":["fundId","type","subType","date","description","currencyId","amountLocal","exchangeRateToSystem","amountSystem","exchangeRateToFund","amountFund","status","fundAccountNumber","nonCashItem","investmentType","impact"],"properties":{"fundId":{"kind":"reference"},"type":{"kind":"transactionTypeChoice"},"subType":{"kind":"transactionSubTypeChoice"},"date":{"kind":"date"},"description":{"kind":"text2000"},"counterparty":{"kind":"line200OrNull"},"invoiceId":{"kind":"referenceOrNull"},"investmentId":{"kind":"referenceOrNull"},"tradingType":{"kind":"tradingTypeChoiceOrNull"},"currencyId":{"kind":"reference"},"amountLocal":{"kind":"moneyFromMinus999999999999_99To999999999999_99"},"exchangeRateToSystem":{"kind":"decimal10From0To9999999_99NotZero"},"amountSystem":{"kind":"moneyFromMinus999999999999_99To999999999999_99"},"exchangeRateToFund":{"kind":"decimal10From0To9999999_99NotZero"},"amountFund":{"kind":"moneyFromMinus999999999999_99To999999999999_99"},"costOfDisposal":{"kind":"moneyFrom0To999999999999_99OrNull"},"status":{"kind":"transactionStatusChoice"},"fundAccountNumber":{"kind":"line42"},"counterpartyAccountNumber":{"kind":"line42OrNull"},"nonCashItem":{"kind":"yesNo"},"investmentType":{"kind":"investmentTypeChoice"},"impact":{"kind":"impactChoice"}},"allOf":[{"if":{"required":["type"],"properties":{"type":{"enum":["Investment","Divestment","Income"]}}},"then":{"required":["investmentId"],"properties":{"investmentId":{"type":"integer"}}}}]}};
const func0 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 42){
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
const _errs5 = errors;
let valid2 = true;
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(!(((data0 === "Investment") || (data0 === "Divestment")) || (data0 === "Income"))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid1 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.investmentId === undefined){
const err3 = {instancePath,schemaPath:"#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "investmentId"},message:"must have required property '"+"investmentId"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.investmentId !== undefined){
let data1 = data.investmentId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/investmentId",schemaPath:"#/then/allOf/0/then/properties/investmentId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
var _valid1 = _errs8 === errors;
valid2 = _valid1;
}
if(!valid2){
const err5 = {instancePath,schemaPath:"#/then/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fundId === undefined){
const err6 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "fundId"},message:"must have required property '"+"fundId"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.type === undefined){
const err7 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.subType === undefined){
const err8 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "subType"},message:"must have required property '"+"subType"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.date === undefined){
const err9 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.description === undefined){
const err10 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.currencyId === undefined){
const err11 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "currencyId"},message:"must have required property '"+"currencyId"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.amountLocal === undefined){
const err12 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "amountLocal"},message:"must have required property '"+"amountLocal"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.exchangeRateToSystem === undefined){
const err13 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "exchangeRateToSystem"},message:"must have required property '"+"exchangeRateToSystem"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.amountSystem === undefined){
const err14 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "amountSystem"},message:"must have required property '"+"amountSystem"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.exchangeRateToFund === undefined){
const err15 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "exchangeRateToFund"},message:"must have required property '"+"exchangeRateToFund"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.amountFund === undefined){
const err16 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "amountFund"},message:"must have required property '"+"amountFund"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.status === undefined){
const err17 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.fundAccountNumber === undefined){
const err18 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "fundAccountNumber"},message:"must have required property '"+"fundAccountNumber"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.nonCashItem === undefined){
const err19 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "nonCashItem"},message:"must have required property '"+"nonCashItem"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.investmentType === undefined){
const err20 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "investmentType"},message:"must have required property '"+"investmentType"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.impact === undefined){
const err21 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "impact"},message:"must have required property '"+"impact"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.then.properties, key0))){
const err22 = {instancePath,schemaPath:"#/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
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
if(data.type !== undefined){
if(!(transactionTypeChoice(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? transactionTypeChoice.errors : vErrors.concat(transactionTypeChoice.errors);
errors = vErrors.length;
}
}
if(data.subType !== undefined){
if(!(transactionSubTypeChoice(data.subType, {instancePath:instancePath+"/subType",parentData:data,parentDataProperty:"subType",rootData}))){
vErrors = vErrors === null ? transactionSubTypeChoice.errors : vErrors.concat(transactionSubTypeChoice.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
if(!(date(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData}))){
vErrors = vErrors === null ? date.errors : vErrors.concat(date.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(text2000(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? text2000.errors : vErrors.concat(text2000.errors);
errors = vErrors.length;
}
}
if(data.counterparty !== undefined){
if(!(line200OrNull(data.counterparty, {instancePath:instancePath+"/counterparty",parentData:data,parentDataProperty:"counterparty",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.invoiceId !== undefined){
if(!(referenceOrNull(data.invoiceId, {instancePath:instancePath+"/invoiceId",parentData:data,parentDataProperty:"invoiceId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
errors = vErrors.length;
}
}
if(data.investmentId !== undefined){
if(!(referenceOrNull(data.investmentId, {instancePath:instancePath+"/investmentId",parentData:data,parentDataProperty:"investmentId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
errors = vErrors.length;
}
}
if(data.tradingType !== undefined){
if(!(tradingTypeChoiceOrNull(data.tradingType, {instancePath:instancePath+"/tradingType",parentData:data,parentDataProperty:"tradingType",rootData}))){
vErrors = vErrors === null ? tradingTypeChoiceOrNull.errors : vErrors.concat(tradingTypeChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.currencyId !== undefined){
if(!(reference(data.currencyId, {instancePath:instancePath+"/currencyId",parentData:data,parentDataProperty:"currencyId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.amountLocal !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99(data.amountLocal, {instancePath:instancePath+"/amountLocal",parentData:data,parentDataProperty:"amountLocal",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99.errors);
errors = vErrors.length;
}
}
if(data.exchangeRateToSystem !== undefined){
if(!(decimal10From0To9999999_99NotZero(data.exchangeRateToSystem, {instancePath:instancePath+"/exchangeRateToSystem",parentData:data,parentDataProperty:"exchangeRateToSystem",rootData}))){
vErrors = vErrors === null ? decimal10From0To9999999_99NotZero.errors : vErrors.concat(decimal10From0To9999999_99NotZero.errors);
errors = vErrors.length;
}
}
if(data.amountSystem !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99(data.amountSystem, {instancePath:instancePath+"/amountSystem",parentData:data,parentDataProperty:"amountSystem",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99.errors);
errors = vErrors.length;
}
}
if(data.exchangeRateToFund !== undefined){
if(!(decimal10From0To9999999_99NotZero(data.exchangeRateToFund, {instancePath:instancePath+"/exchangeRateToFund",parentData:data,parentDataProperty:"exchangeRateToFund",rootData}))){
vErrors = vErrors === null ? decimal10From0To9999999_99NotZero.errors : vErrors.concat(decimal10From0To9999999_99NotZero.errors);
errors = vErrors.length;
}
}
if(data.amountFund !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99(data.amountFund, {instancePath:instancePath+"/amountFund",parentData:data,parentDataProperty:"amountFund",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99.errors);
errors = vErrors.length;
}
}
if(data.costOfDisposal !== undefined){
if(!(moneyFrom0To999999999999_99OrNull(data.costOfDisposal, {instancePath:instancePath+"/costOfDisposal",parentData:data,parentDataProperty:"costOfDisposal",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99OrNull.errors : vErrors.concat(moneyFrom0To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(transactionStatusChoice(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? transactionStatusChoice.errors : vErrors.concat(transactionStatusChoice.errors);
errors = vErrors.length;
}
}
if(data.fundAccountNumber !== undefined){
if(!(line42(data.fundAccountNumber, {instancePath:instancePath+"/fundAccountNumber",parentData:data,parentDataProperty:"fundAccountNumber",rootData}))){
vErrors = vErrors === null ? line42.errors : vErrors.concat(line42.errors);
errors = vErrors.length;
}
}
if(data.counterpartyAccountNumber !== undefined){
if(!(line42OrNull(data.counterpartyAccountNumber, {instancePath:instancePath+"/counterpartyAccountNumber",parentData:data,parentDataProperty:"counterpartyAccountNumber",rootData}))){
vErrors = vErrors === null ? line42OrNull.errors : vErrors.concat(line42OrNull.errors);
errors = vErrors.length;
}
}
if(data.nonCashItem !== undefined){
if(!(yesNo(data.nonCashItem, {instancePath:instancePath+"/nonCashItem",parentData:data,parentDataProperty:"nonCashItem",rootData}))){
vErrors = vErrors === null ? yesNo.errors : vErrors.concat(yesNo.errors);
errors = vErrors.length;
}
}
if(data.investmentType !== undefined){
if(!(investmentTypeChoice(data.investmentType, {instancePath:instancePath+"/investmentType",parentData:data,parentDataProperty:"investmentType",rootData}))){
vErrors = vErrors === null ? investmentTypeChoice.errors : vErrors.concat(investmentTypeChoice.errors);
errors = vErrors.length;
}
}
if(data.impact !== undefined){
if(!(impactChoice(data.impact, {instancePath:instancePath+"/impact",parentData:data,parentDataProperty:"impact",rootData}))){
vErrors = vErrors === null ? impactChoice.errors : vErrors.concat(impactChoice.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err23 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 42){
const err24 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 42},message:"must NOT have more than 42 properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateUpdate = validate1;
const schema1 = {"type":"object","maxProperties":41,"if":{"maxProperties":41},"then":{"additionalProperties":false,"required":["type","subType","date","description","currencyId","amountLocal","exchangeRateToSystem","amountSystem","exchangeRateToFund","amountFund","status","fundAccountNumber","nonCashItem","investmentType","impact"],"properties":{"type":{"kind":"transactionTypeChoice"},"subType":{"kind":"transactionSubTypeChoice"},"date":{"kind":"date"},"description":{"kind":"text2000"},"counterparty":{"kind":"line200OrNull"},"invoiceId":{"kind":"referenceOrNull"},"investmentId":{"kind":"referenceOrNull"},"tradingType":{"kind":"tradingTypeChoiceOrNull"},"currencyId":{"kind":"reference"},"amountLocal":{"kind":"moneyFromMinus999999999999_99To999999999999_99"},"exchangeRateToSystem":{"kind":"decimal10From0To9999999_99NotZero"},"amountSystem":{"kind":"moneyFromMinus999999999999_99To999999999999_99"},"exchangeRateToFund":{"kind":"decimal10From0To9999999_99NotZero"},"amountFund":{"kind":"moneyFromMinus999999999999_99To999999999999_99"},"costOfDisposal":{"kind":"moneyFrom0To999999999999_99OrNull"},"status":{"kind":"transactionStatusChoice"},"fundAccountNumber":{"kind":"line42"},"counterpartyAccountNumber":{"kind":"line42OrNull"},"nonCashItem":{"kind":"yesNo"},"investmentType":{"kind":"investmentTypeChoice"},"impact":{"kind":"impactChoice"}},"allOf":[{"if":{"required":["type"],"properties":{"type":{"enum":["Investment","Divestment","Income"]}}},"then":{"required":["investmentId"],"properties":{"investmentId":{"type":"integer"}}}}]}};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 41){
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
const _errs5 = errors;
let valid2 = true;
const _errs6 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(!(((data0 === "Investment") || (data0 === "Divestment")) || (data0 === "Income"))){
const err2 = {};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
var _valid1 = _errs6 === errors;
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.investmentId === undefined){
const err3 = {instancePath,schemaPath:"#/then/allOf/0/then/required",keyword:"required",params:{missingProperty: "investmentId"},message:"must have required property '"+"investmentId"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.investmentId !== undefined){
let data1 = data.investmentId;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/investmentId",schemaPath:"#/then/allOf/0/then/properties/investmentId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
var _valid1 = _errs8 === errors;
valid2 = _valid1;
}
if(!valid2){
const err5 = {instancePath,schemaPath:"#/then/allOf/0/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err6 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.subType === undefined){
const err7 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "subType"},message:"must have required property '"+"subType"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.date === undefined){
const err8 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "date"},message:"must have required property '"+"date"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.description === undefined){
const err9 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "description"},message:"must have required property '"+"description"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.currencyId === undefined){
const err10 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "currencyId"},message:"must have required property '"+"currencyId"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.amountLocal === undefined){
const err11 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "amountLocal"},message:"must have required property '"+"amountLocal"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.exchangeRateToSystem === undefined){
const err12 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "exchangeRateToSystem"},message:"must have required property '"+"exchangeRateToSystem"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.amountSystem === undefined){
const err13 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "amountSystem"},message:"must have required property '"+"amountSystem"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.exchangeRateToFund === undefined){
const err14 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "exchangeRateToFund"},message:"must have required property '"+"exchangeRateToFund"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.amountFund === undefined){
const err15 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "amountFund"},message:"must have required property '"+"amountFund"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.status === undefined){
const err16 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.fundAccountNumber === undefined){
const err17 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "fundAccountNumber"},message:"must have required property '"+"fundAccountNumber"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.nonCashItem === undefined){
const err18 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "nonCashItem"},message:"must have required property '"+"nonCashItem"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.investmentType === undefined){
const err19 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "investmentType"},message:"must have required property '"+"investmentType"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.impact === undefined){
const err20 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "impact"},message:"must have required property '"+"impact"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema1.then.properties, key0))){
const err21 = {instancePath,schemaPath:"#/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.type !== undefined){
if(!(transactionTypeChoice(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData}))){
vErrors = vErrors === null ? transactionTypeChoice.errors : vErrors.concat(transactionTypeChoice.errors);
errors = vErrors.length;
}
}
if(data.subType !== undefined){
if(!(transactionSubTypeChoice(data.subType, {instancePath:instancePath+"/subType",parentData:data,parentDataProperty:"subType",rootData}))){
vErrors = vErrors === null ? transactionSubTypeChoice.errors : vErrors.concat(transactionSubTypeChoice.errors);
errors = vErrors.length;
}
}
if(data.date !== undefined){
if(!(date(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData}))){
vErrors = vErrors === null ? date.errors : vErrors.concat(date.errors);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(!(text2000(data.description, {instancePath:instancePath+"/description",parentData:data,parentDataProperty:"description",rootData}))){
vErrors = vErrors === null ? text2000.errors : vErrors.concat(text2000.errors);
errors = vErrors.length;
}
}
if(data.counterparty !== undefined){
if(!(line200OrNull(data.counterparty, {instancePath:instancePath+"/counterparty",parentData:data,parentDataProperty:"counterparty",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.invoiceId !== undefined){
if(!(referenceOrNull(data.invoiceId, {instancePath:instancePath+"/invoiceId",parentData:data,parentDataProperty:"invoiceId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
errors = vErrors.length;
}
}
if(data.investmentId !== undefined){
if(!(referenceOrNull(data.investmentId, {instancePath:instancePath+"/investmentId",parentData:data,parentDataProperty:"investmentId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
errors = vErrors.length;
}
}
if(data.tradingType !== undefined){
if(!(tradingTypeChoiceOrNull(data.tradingType, {instancePath:instancePath+"/tradingType",parentData:data,parentDataProperty:"tradingType",rootData}))){
vErrors = vErrors === null ? tradingTypeChoiceOrNull.errors : vErrors.concat(tradingTypeChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.currencyId !== undefined){
if(!(reference(data.currencyId, {instancePath:instancePath+"/currencyId",parentData:data,parentDataProperty:"currencyId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.amountLocal !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99(data.amountLocal, {instancePath:instancePath+"/amountLocal",parentData:data,parentDataProperty:"amountLocal",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99.errors);
errors = vErrors.length;
}
}
if(data.exchangeRateToSystem !== undefined){
if(!(decimal10From0To9999999_99NotZero(data.exchangeRateToSystem, {instancePath:instancePath+"/exchangeRateToSystem",parentData:data,parentDataProperty:"exchangeRateToSystem",rootData}))){
vErrors = vErrors === null ? decimal10From0To9999999_99NotZero.errors : vErrors.concat(decimal10From0To9999999_99NotZero.errors);
errors = vErrors.length;
}
}
if(data.amountSystem !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99(data.amountSystem, {instancePath:instancePath+"/amountSystem",parentData:data,parentDataProperty:"amountSystem",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99.errors);
errors = vErrors.length;
}
}
if(data.exchangeRateToFund !== undefined){
if(!(decimal10From0To9999999_99NotZero(data.exchangeRateToFund, {instancePath:instancePath+"/exchangeRateToFund",parentData:data,parentDataProperty:"exchangeRateToFund",rootData}))){
vErrors = vErrors === null ? decimal10From0To9999999_99NotZero.errors : vErrors.concat(decimal10From0To9999999_99NotZero.errors);
errors = vErrors.length;
}
}
if(data.amountFund !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99(data.amountFund, {instancePath:instancePath+"/amountFund",parentData:data,parentDataProperty:"amountFund",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99.errors);
errors = vErrors.length;
}
}
if(data.costOfDisposal !== undefined){
if(!(moneyFrom0To999999999999_99OrNull(data.costOfDisposal, {instancePath:instancePath+"/costOfDisposal",parentData:data,parentDataProperty:"costOfDisposal",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99OrNull.errors : vErrors.concat(moneyFrom0To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(transactionStatusChoice(data.status, {instancePath:instancePath+"/status",parentData:data,parentDataProperty:"status",rootData}))){
vErrors = vErrors === null ? transactionStatusChoice.errors : vErrors.concat(transactionStatusChoice.errors);
errors = vErrors.length;
}
}
if(data.fundAccountNumber !== undefined){
if(!(line42(data.fundAccountNumber, {instancePath:instancePath+"/fundAccountNumber",parentData:data,parentDataProperty:"fundAccountNumber",rootData}))){
vErrors = vErrors === null ? line42.errors : vErrors.concat(line42.errors);
errors = vErrors.length;
}
}
if(data.counterpartyAccountNumber !== undefined){
if(!(line42OrNull(data.counterpartyAccountNumber, {instancePath:instancePath+"/counterpartyAccountNumber",parentData:data,parentDataProperty:"counterpartyAccountNumber",rootData}))){
vErrors = vErrors === null ? line42OrNull.errors : vErrors.concat(line42OrNull.errors);
errors = vErrors.length;
}
}
if(data.nonCashItem !== undefined){
if(!(yesNo(data.nonCashItem, {instancePath:instancePath+"/nonCashItem",parentData:data,parentDataProperty:"nonCashItem",rootData}))){
vErrors = vErrors === null ? yesNo.errors : vErrors.concat(yesNo.errors);
errors = vErrors.length;
}
}
if(data.investmentType !== undefined){
if(!(investmentTypeChoice(data.investmentType, {instancePath:instancePath+"/investmentType",parentData:data,parentDataProperty:"investmentType",rootData}))){
vErrors = vErrors === null ? investmentTypeChoice.errors : vErrors.concat(investmentTypeChoice.errors);
errors = vErrors.length;
}
}
if(data.impact !== undefined){
if(!(impactChoice(data.impact, {instancePath:instancePath+"/impact",parentData:data,parentDataProperty:"impact",rootData}))){
vErrors = vErrors === null ? impactChoice.errors : vErrors.concat(impactChoice.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err22 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 41){
const err23 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 41},message:"must NOT have more than 41 properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}
