// Generated from schemas by npm run generate. Do not edit: change the schema.
import { date, exitMethodChoiceOrNull, integerFrom1900To2200OrNull, investmentStageChoiceOrNull, line200, line200OrNull, line60OrNull, moneyFrom0To999999999999_99OrNull, moneyFromMinus999999999999_99To999999999999_99, portfolioInvestmentTypeChoiceOrNull, reference, referenceOrNull, sectorChoiceOrNull, text10000OrNull, text2000OrNull, text300OrNull, url2000OrNull, valuationPolicyChoiceOrNull, yesNo } from './kinds.js'
export const validateCreate = validate0;
const schema0 = {"type":"object","maxProperties":46,"if":{"maxProperties":46},"then":{"additionalProperties":false,"required":["fundId","name","countryId","dealCurrencyId","inForeignCurrency","subscriptionDate","cashFlowStartDate","commitments"],"properties":{"fundId":{"kind":"reference"},"name":{"kind":"line200"},"legalForm":{"kind":"line60OrNull"},"countryId":{"kind":"reference"},"website":{"kind":"url2000OrNull"},"foundedYear":{"kind":"integerFrom1900To2200OrNull"},"logoId":{"kind":"referenceOrNull"},"description":{"kind":"text10000OrNull"},"portfolioInvestmentType":{"kind":"portfolioInvestmentTypeChoiceOrNull"},"dealCurrencyId":{"kind":"reference"},"inForeignCurrency":{"kind":"yesNo"},"subscriptionDate":{"kind":"date"},"cashFlowStartDate":{"kind":"date"},"vintageYear":{"kind":"integerFrom1900To2200OrNull"},"coInvestors":{"kind":"text2000OrNull"},"valuationPolicy":{"kind":"valuationPolicyChoiceOrNull"},"exitMethod":{"kind":"exitMethodChoiceOrNull"},"commitments":{"type":"array","maxItems":200,"minItems":1,"if":{"maxItems":200},"then":{"items":{"$ref":"part0"}}},"stage":{"kind":"investmentStageChoiceOrNull"},"geography":{"kind":"line200OrNull"},"industry":{"kind":"sectorChoiceOrNull"},"deferredProceeds":{"kind":"text300OrNull"},"excusedCommitments":{"kind":"moneyFrom0To999999999999_99OrNull"},"strategy":{"kind":"text2000OrNull"},"boardRepresentative":{"kind":"line200OrNull"},"dealTeam":{"kind":"line200OrNull"}}}};
const func0 = Object.prototype.hasOwnProperty;
const schema1 = {"type":"object","maxProperties":22,"if":{"maxProperties":22},"then":{"additionalProperties":false,"required":["date","value"],"properties":{"date":{"kind":"date"},"value":{"kind":"moneyFromMinus999999999999_99To999999999999_99"}}}};

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
if(data.value === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "date") || (key0 === "value"))){
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
if(data.date !== undefined){
if(!(date(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData}))){
vErrors = vErrors === null ? date.errors : vErrors.concat(date.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99.errors);
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
if(Object.keys(data).length > 46){
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
if(data.countryId === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "countryId"},message:"must have required property '"+"countryId"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.dealCurrencyId === undefined){
const err4 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "dealCurrencyId"},message:"must have required property '"+"dealCurrencyId"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.inForeignCurrency === undefined){
const err5 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "inForeignCurrency"},message:"must have required property '"+"inForeignCurrency"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.subscriptionDate === undefined){
const err6 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "subscriptionDate"},message:"must have required property '"+"subscriptionDate"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.cashFlowStartDate === undefined){
const err7 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "cashFlowStartDate"},message:"must have required property '"+"cashFlowStartDate"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.commitments === undefined){
const err8 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "commitments"},message:"must have required property '"+"commitments"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema0.then.properties, key0))){
const err9 = {instancePath,schemaPath:"#/then/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
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
if(data.legalForm !== undefined){
if(!(line60OrNull(data.legalForm, {instancePath:instancePath+"/legalForm",parentData:data,parentDataProperty:"legalForm",rootData}))){
vErrors = vErrors === null ? line60OrNull.errors : vErrors.concat(line60OrNull.errors);
errors = vErrors.length;
}
}
if(data.countryId !== undefined){
if(!(reference(data.countryId, {instancePath:instancePath+"/countryId",parentData:data,parentDataProperty:"countryId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.website !== undefined){
if(!(url2000OrNull(data.website, {instancePath:instancePath+"/website",parentData:data,parentDataProperty:"website",rootData}))){
vErrors = vErrors === null ? url2000OrNull.errors : vErrors.concat(url2000OrNull.errors);
errors = vErrors.length;
}
}
if(data.foundedYear !== undefined){
if(!(integerFrom1900To2200OrNull(data.foundedYear, {instancePath:instancePath+"/foundedYear",parentData:data,parentDataProperty:"foundedYear",rootData}))){
vErrors = vErrors === null ? integerFrom1900To2200OrNull.errors : vErrors.concat(integerFrom1900To2200OrNull.errors);
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
if(data.portfolioInvestmentType !== undefined){
if(!(portfolioInvestmentTypeChoiceOrNull(data.portfolioInvestmentType, {instancePath:instancePath+"/portfolioInvestmentType",parentData:data,parentDataProperty:"portfolioInvestmentType",rootData}))){
vErrors = vErrors === null ? portfolioInvestmentTypeChoiceOrNull.errors : vErrors.concat(portfolioInvestmentTypeChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.dealCurrencyId !== undefined){
if(!(reference(data.dealCurrencyId, {instancePath:instancePath+"/dealCurrencyId",parentData:data,parentDataProperty:"dealCurrencyId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.inForeignCurrency !== undefined){
if(!(yesNo(data.inForeignCurrency, {instancePath:instancePath+"/inForeignCurrency",parentData:data,parentDataProperty:"inForeignCurrency",rootData}))){
vErrors = vErrors === null ? yesNo.errors : vErrors.concat(yesNo.errors);
errors = vErrors.length;
}
}
if(data.subscriptionDate !== undefined){
if(!(date(data.subscriptionDate, {instancePath:instancePath+"/subscriptionDate",parentData:data,parentDataProperty:"subscriptionDate",rootData}))){
vErrors = vErrors === null ? date.errors : vErrors.concat(date.errors);
errors = vErrors.length;
}
}
if(data.cashFlowStartDate !== undefined){
if(!(date(data.cashFlowStartDate, {instancePath:instancePath+"/cashFlowStartDate",parentData:data,parentDataProperty:"cashFlowStartDate",rootData}))){
vErrors = vErrors === null ? date.errors : vErrors.concat(date.errors);
errors = vErrors.length;
}
}
if(data.vintageYear !== undefined){
if(!(integerFrom1900To2200OrNull(data.vintageYear, {instancePath:instancePath+"/vintageYear",parentData:data,parentDataProperty:"vintageYear",rootData}))){
vErrors = vErrors === null ? integerFrom1900To2200OrNull.errors : vErrors.concat(integerFrom1900To2200OrNull.errors);
errors = vErrors.length;
}
}
if(data.coInvestors !== undefined){
if(!(text2000OrNull(data.coInvestors, {instancePath:instancePath+"/coInvestors",parentData:data,parentDataProperty:"coInvestors",rootData}))){
vErrors = vErrors === null ? text2000OrNull.errors : vErrors.concat(text2000OrNull.errors);
errors = vErrors.length;
}
}
if(data.valuationPolicy !== undefined){
if(!(valuationPolicyChoiceOrNull(data.valuationPolicy, {instancePath:instancePath+"/valuationPolicy",parentData:data,parentDataProperty:"valuationPolicy",rootData}))){
vErrors = vErrors === null ? valuationPolicyChoiceOrNull.errors : vErrors.concat(valuationPolicyChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.exitMethod !== undefined){
if(!(exitMethodChoiceOrNull(data.exitMethod, {instancePath:instancePath+"/exitMethod",parentData:data,parentDataProperty:"exitMethod",rootData}))){
vErrors = vErrors === null ? exitMethodChoiceOrNull.errors : vErrors.concat(exitMethodChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.commitments !== undefined){
let data17 = data.commitments;
const _errs24 = errors;
let valid2 = true;
const _errs25 = errors;
if(Array.isArray(data17)){
if(data17.length > 200){
const err10 = {};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid1 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs26 = errors;
if(Array.isArray(data17)){
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
if(!(validate1(data17[i0], {instancePath:instancePath+"/commitments/" + i0,parentData:data17,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
}
}
var _valid1 = _errs26 === errors;
valid2 = _valid1;
}
if(!valid2){
const err11 = {instancePath:instancePath+"/commitments",schemaPath:"#/then/properties/commitments/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(Array.isArray(data17)){
if(data17.length > 200){
const err12 = {instancePath:instancePath+"/commitments",schemaPath:"#/then/properties/commitments/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data17.length < 1){
const err13 = {instancePath:instancePath+"/commitments",schemaPath:"#/then/properties/commitments/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
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
const err14 = {instancePath:instancePath+"/commitments",schemaPath:"#/then/properties/commitments/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
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
if(data.deferredProceeds !== undefined){
if(!(text300OrNull(data.deferredProceeds, {instancePath:instancePath+"/deferredProceeds",parentData:data,parentDataProperty:"deferredProceeds",rootData}))){
vErrors = vErrors === null ? text300OrNull.errors : vErrors.concat(text300OrNull.errors);
errors = vErrors.length;
}
}
if(data.excusedCommitments !== undefined){
if(!(moneyFrom0To999999999999_99OrNull(data.excusedCommitments, {instancePath:instancePath+"/excusedCommitments",parentData:data,parentDataProperty:"excusedCommitments",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99OrNull.errors : vErrors.concat(moneyFrom0To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.strategy !== undefined){
if(!(text2000OrNull(data.strategy, {instancePath:instancePath+"/strategy",parentData:data,parentDataProperty:"strategy",rootData}))){
vErrors = vErrors === null ? text2000OrNull.errors : vErrors.concat(text2000OrNull.errors);
errors = vErrors.length;
}
}
if(data.boardRepresentative !== undefined){
if(!(line200OrNull(data.boardRepresentative, {instancePath:instancePath+"/boardRepresentative",parentData:data,parentDataProperty:"boardRepresentative",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.dealTeam !== undefined){
if(!(line200OrNull(data.dealTeam, {instancePath:instancePath+"/dealTeam",parentData:data,parentDataProperty:"dealTeam",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err15 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 46){
const err16 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 46},message:"must NOT have more than 46 properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateUpdate = validate3;
const schema2 = {"type":"object","maxProperties":45,"if":{"maxProperties":45},"then":{"additionalProperties":false,"required":["name","countryId","dealCurrencyId","inForeignCurrency","subscriptionDate","cashFlowStartDate","commitments"],"properties":{"name":{"kind":"line200"},"legalForm":{"kind":"line60OrNull"},"countryId":{"kind":"reference"},"website":{"kind":"url2000OrNull"},"foundedYear":{"kind":"integerFrom1900To2200OrNull"},"logoId":{"kind":"referenceOrNull"},"description":{"kind":"text10000OrNull"},"portfolioInvestmentType":{"kind":"portfolioInvestmentTypeChoiceOrNull"},"dealCurrencyId":{"kind":"reference"},"inForeignCurrency":{"kind":"yesNo"},"subscriptionDate":{"kind":"date"},"cashFlowStartDate":{"kind":"date"},"vintageYear":{"kind":"integerFrom1900To2200OrNull"},"coInvestors":{"kind":"text2000OrNull"},"valuationPolicy":{"kind":"valuationPolicyChoiceOrNull"},"exitMethod":{"kind":"exitMethodChoiceOrNull"},"commitments":{"type":"array","maxItems":200,"minItems":1,"if":{"maxItems":200},"then":{"items":{"$ref":"part2"}}},"stage":{"kind":"investmentStageChoiceOrNull"},"geography":{"kind":"line200OrNull"},"industry":{"kind":"sectorChoiceOrNull"},"deferredProceeds":{"kind":"text300OrNull"},"excusedCommitments":{"kind":"moneyFrom0To999999999999_99OrNull"},"strategy":{"kind":"text2000OrNull"},"boardRepresentative":{"kind":"line200OrNull"},"dealTeam":{"kind":"line200OrNull"}}}};
const schema3 = {"type":"object","maxProperties":22,"if":{"maxProperties":22},"then":{"additionalProperties":false,"required":["date","value"],"properties":{"id":{"kind":"reference"},"date":{"kind":"date"},"value":{"kind":"moneyFromMinus999999999999_99To999999999999_99"}}}};

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
if(data.value === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "date")) || (key0 === "value"))){
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
if(data.id !== undefined){
if(!(reference(data.id, {instancePath:instancePath+"/id",parentData:data,parentDataProperty:"id",rootData}))){
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
if(data.value !== undefined){
if(!(moneyFromMinus999999999999_99To999999999999_99(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? moneyFromMinus999999999999_99To999999999999_99.errors : vErrors.concat(moneyFromMinus999999999999_99To999999999999_99.errors);
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
if(Object.keys(data).length > 45){
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
if(data.countryId === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "countryId"},message:"must have required property '"+"countryId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.dealCurrencyId === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "dealCurrencyId"},message:"must have required property '"+"dealCurrencyId"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.inForeignCurrency === undefined){
const err4 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "inForeignCurrency"},message:"must have required property '"+"inForeignCurrency"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.subscriptionDate === undefined){
const err5 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "subscriptionDate"},message:"must have required property '"+"subscriptionDate"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.cashFlowStartDate === undefined){
const err6 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "cashFlowStartDate"},message:"must have required property '"+"cashFlowStartDate"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.commitments === undefined){
const err7 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "commitments"},message:"must have required property '"+"commitments"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema2.then.properties, key0))){
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
if(data.name !== undefined){
if(!(line200(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? line200.errors : vErrors.concat(line200.errors);
errors = vErrors.length;
}
}
if(data.legalForm !== undefined){
if(!(line60OrNull(data.legalForm, {instancePath:instancePath+"/legalForm",parentData:data,parentDataProperty:"legalForm",rootData}))){
vErrors = vErrors === null ? line60OrNull.errors : vErrors.concat(line60OrNull.errors);
errors = vErrors.length;
}
}
if(data.countryId !== undefined){
if(!(reference(data.countryId, {instancePath:instancePath+"/countryId",parentData:data,parentDataProperty:"countryId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.website !== undefined){
if(!(url2000OrNull(data.website, {instancePath:instancePath+"/website",parentData:data,parentDataProperty:"website",rootData}))){
vErrors = vErrors === null ? url2000OrNull.errors : vErrors.concat(url2000OrNull.errors);
errors = vErrors.length;
}
}
if(data.foundedYear !== undefined){
if(!(integerFrom1900To2200OrNull(data.foundedYear, {instancePath:instancePath+"/foundedYear",parentData:data,parentDataProperty:"foundedYear",rootData}))){
vErrors = vErrors === null ? integerFrom1900To2200OrNull.errors : vErrors.concat(integerFrom1900To2200OrNull.errors);
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
if(data.portfolioInvestmentType !== undefined){
if(!(portfolioInvestmentTypeChoiceOrNull(data.portfolioInvestmentType, {instancePath:instancePath+"/portfolioInvestmentType",parentData:data,parentDataProperty:"portfolioInvestmentType",rootData}))){
vErrors = vErrors === null ? portfolioInvestmentTypeChoiceOrNull.errors : vErrors.concat(portfolioInvestmentTypeChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.dealCurrencyId !== undefined){
if(!(reference(data.dealCurrencyId, {instancePath:instancePath+"/dealCurrencyId",parentData:data,parentDataProperty:"dealCurrencyId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.inForeignCurrency !== undefined){
if(!(yesNo(data.inForeignCurrency, {instancePath:instancePath+"/inForeignCurrency",parentData:data,parentDataProperty:"inForeignCurrency",rootData}))){
vErrors = vErrors === null ? yesNo.errors : vErrors.concat(yesNo.errors);
errors = vErrors.length;
}
}
if(data.subscriptionDate !== undefined){
if(!(date(data.subscriptionDate, {instancePath:instancePath+"/subscriptionDate",parentData:data,parentDataProperty:"subscriptionDate",rootData}))){
vErrors = vErrors === null ? date.errors : vErrors.concat(date.errors);
errors = vErrors.length;
}
}
if(data.cashFlowStartDate !== undefined){
if(!(date(data.cashFlowStartDate, {instancePath:instancePath+"/cashFlowStartDate",parentData:data,parentDataProperty:"cashFlowStartDate",rootData}))){
vErrors = vErrors === null ? date.errors : vErrors.concat(date.errors);
errors = vErrors.length;
}
}
if(data.vintageYear !== undefined){
if(!(integerFrom1900To2200OrNull(data.vintageYear, {instancePath:instancePath+"/vintageYear",parentData:data,parentDataProperty:"vintageYear",rootData}))){
vErrors = vErrors === null ? integerFrom1900To2200OrNull.errors : vErrors.concat(integerFrom1900To2200OrNull.errors);
errors = vErrors.length;
}
}
if(data.coInvestors !== undefined){
if(!(text2000OrNull(data.coInvestors, {instancePath:instancePath+"/coInvestors",parentData:data,parentDataProperty:"coInvestors",rootData}))){
vErrors = vErrors === null ? text2000OrNull.errors : vErrors.concat(text2000OrNull.errors);
errors = vErrors.length;
}
}
if(data.valuationPolicy !== undefined){
if(!(valuationPolicyChoiceOrNull(data.valuationPolicy, {instancePath:instancePath+"/valuationPolicy",parentData:data,parentDataProperty:"valuationPolicy",rootData}))){
vErrors = vErrors === null ? valuationPolicyChoiceOrNull.errors : vErrors.concat(valuationPolicyChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.exitMethod !== undefined){
if(!(exitMethodChoiceOrNull(data.exitMethod, {instancePath:instancePath+"/exitMethod",parentData:data,parentDataProperty:"exitMethod",rootData}))){
vErrors = vErrors === null ? exitMethodChoiceOrNull.errors : vErrors.concat(exitMethodChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.commitments !== undefined){
let data16 = data.commitments;
const _errs23 = errors;
let valid2 = true;
const _errs24 = errors;
if(Array.isArray(data16)){
if(data16.length > 200){
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
var _valid1 = _errs24 === errors;
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs25 = errors;
if(Array.isArray(data16)){
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
if(!(validate4(data16[i0], {instancePath:instancePath+"/commitments/" + i0,parentData:data16,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors);
errors = vErrors.length;
}
}
}
var _valid1 = _errs25 === errors;
valid2 = _valid1;
}
if(!valid2){
const err10 = {instancePath:instancePath+"/commitments",schemaPath:"#/then/properties/commitments/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(Array.isArray(data16)){
if(data16.length > 200){
const err11 = {instancePath:instancePath+"/commitments",schemaPath:"#/then/properties/commitments/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data16.length < 1){
const err12 = {instancePath:instancePath+"/commitments",schemaPath:"#/then/properties/commitments/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
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
const err13 = {instancePath:instancePath+"/commitments",schemaPath:"#/then/properties/commitments/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
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
if(data.deferredProceeds !== undefined){
if(!(text300OrNull(data.deferredProceeds, {instancePath:instancePath+"/deferredProceeds",parentData:data,parentDataProperty:"deferredProceeds",rootData}))){
vErrors = vErrors === null ? text300OrNull.errors : vErrors.concat(text300OrNull.errors);
errors = vErrors.length;
}
}
if(data.excusedCommitments !== undefined){
if(!(moneyFrom0To999999999999_99OrNull(data.excusedCommitments, {instancePath:instancePath+"/excusedCommitments",parentData:data,parentDataProperty:"excusedCommitments",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99OrNull.errors : vErrors.concat(moneyFrom0To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.strategy !== undefined){
if(!(text2000OrNull(data.strategy, {instancePath:instancePath+"/strategy",parentData:data,parentDataProperty:"strategy",rootData}))){
vErrors = vErrors === null ? text2000OrNull.errors : vErrors.concat(text2000OrNull.errors);
errors = vErrors.length;
}
}
if(data.boardRepresentative !== undefined){
if(!(line200OrNull(data.boardRepresentative, {instancePath:instancePath+"/boardRepresentative",parentData:data,parentDataProperty:"boardRepresentative",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.dealTeam !== undefined){
if(!(line200OrNull(data.dealTeam, {instancePath:instancePath+"/dealTeam",parentData:data,parentDataProperty:"dealTeam",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err14 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 45){
const err15 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 45},message:"must NOT have more than 45 properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate3.errors = vErrors;
return errors === 0;
}
