// Generated from schemas by npm run generate. Do not edit: change the schema.
import { accountingPrinciplesChoiceOrNull, additionalFeeBasisChoiceOrNull, carriedInterestTypeChoiceOrNull, date, dateOrNull, decimal2From0To100OrNull, decimal4From0To100OrNull, feeBasisChoiceOrNull, frequencyChoiceOrNull, fundLegalFormChoiceOrNull, fundStageChoiceOrNull, integerFrom0To6OrNull, integerFrom0To99OrNull, integerFrom1900To2200OrNull, integerFrom1To365OrNull, line200, line200OrNull, line20OrNull, line30OrNull, line42OrNull, line50OrNull, moneyFrom0To999999999999_99OrNull, moneyFrom0To9999999_99NotZeroOrNull, openClosedEndedChoiceOrNull, reference, referenceOrNull, sectorChoiceOrNull, text2000OrNull, valuationPolicyChoiceOrNull, yearEndChoiceOrNull } from './kinds.js'
export const validateCreate = validate0;
const schema0 = {"type":"object","maxProperties":92,"if":{"maxProperties":92},"then":{"additionalProperties":false,"required":["name","commencementDate","managerId","countryId","currencyId"],"properties":{"name":{"kind":"line200"},"friendlyName":{"kind":"line200OrNull"},"vintageYear":{"kind":"integerFrom1900To2200OrNull"},"nominalShareValue":{"kind":"moneyFrom0To9999999_99NotZeroOrNull"},"internalNote":{"kind":"text2000OrNull"},"commencementDate":{"kind":"date"},"cashFlowStartDate":{"kind":"dateOrNull"},"firstClosingDate":{"kind":"dateOrNull"},"finalClosingDate":{"kind":"dateOrNull"},"term":{"kind":"integerFrom0To99OrNull"},"investmentPeriod":{"kind":"integerFrom0To99OrNull"},"extensions":{"kind":"line200OrNull"},"managerId":{"kind":"reference"},"generalPartner":{"kind":"line200OrNull"},"address":{"kind":"line200OrNull"},"postalCode":{"kind":"line20OrNull"},"city":{"kind":"line200OrNull"},"countryId":{"kind":"reference"},"tradeRegisterNumber":{"kind":"line50OrNull"},"vat":{"kind":"line30OrNull"},"bankAccountNumber":{"kind":"line42OrNull"},"bankCode":{"kind":"line20OrNull"},"advisor":{"kind":"line200OrNull"},"legalForm":{"kind":"fundLegalFormChoiceOrNull"},"openClosedEnded":{"kind":"openClosedEndedChoiceOrNull"},"currencyId":{"kind":"reference"},"domicileId":{"kind":"referenceOrNull"},"subscriptionFee":{"kind":"decimal2From0To100OrNull"},"subscriptionArrangements":{"kind":"text2000OrNull"},"minimumCommitment":{"kind":"moneyFrom0To999999999999_99OrNull"},"minimalFirstCapitalCallAmount":{"kind":"moneyFrom0To999999999999_99OrNull"},"onboardingReviewDays":{"kind":"integerFrom1To365OrNull"},"onboardingAnswerDays":{"kind":"integerFrom1To365OrNull"},"stage":{"kind":"fundStageChoiceOrNull"},"sector":{"kind":"sectorChoiceOrNull"},"geography":{"kind":"line200OrNull"},"maximumInvestment":{"kind":"moneyFrom0To999999999999_99OrNull"},"investmentRestrictions":{"kind":"text2000OrNull"},"managementFee":{"kind":"decimal4From0To100OrNull"},"managementFeeBasis":{"kind":"feeBasisChoiceOrNull"},"managementFeeSubsequent":{"kind":"decimal4From0To100OrNull"},"additionalBasis":{"kind":"additionalFeeBasisChoiceOrNull"},"fixedManagementFee":{"kind":"moneyFrom0To999999999999_99OrNull"},"minimumManagementFee":{"kind":"moneyFrom0To999999999999_99OrNull"},"lateEntranceInterestRate":{"kind":"decimal4From0To100OrNull"},"invoiceFrequency":{"kind":"frequencyChoiceOrNull"},"feeOffsets":{"kind":"decimal2From0To100OrNull"},"carriedInterestType":{"kind":"carriedInterestTypeChoiceOrNull"},"carriedInterest":{"kind":"decimal2From0To100OrNull"},"preferredReturn":{"kind":"decimal4From0To100OrNull"},"catchUp":{"kind":"decimal2From0To100OrNull"},"carriedInterestEffectiveDate":{"kind":"dateOrNull"},"carriedInterestPaymentDate":{"kind":"dateOrNull"},"withholdingTax":{"kind":"decimal2From0To100OrNull"},"recallableDistributions":{"kind":"text2000OrNull"},"reinvestmentPolicy":{"kind":"text2000OrNull"},"yearEnd":{"kind":"yearEndChoiceOrNull"},"firstReportingDate":{"kind":"dateOrNull"},"investorReportingFrequency":{"kind":"frequencyChoiceOrNull"},"decimals":{"kind":"integerFrom0To6OrNull"},"accountingPrinciples":{"kind":"accountingPrinciplesChoiceOrNull"},"valuationPolicy":{"kind":"valuationPolicyChoiceOrNull"},"esgRestrictions":{"kind":"text2000OrNull"},"esgPolicy":{"kind":"text2000OrNull"},"esgReporting":{"kind":"text2000OrNull"},"regulator":{"kind":"line200OrNull"},"depositary":{"kind":"line200OrNull"},"independentValuerAndRiskManager":{"kind":"line200OrNull"},"auditor":{"kind":"line200OrNull"},"administrator":{"kind":"line200OrNull"},"lawyer":{"kind":"line200OrNull"},"bankingFacilities":{"kind":"text2000OrNull"}}}};
const func0 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 92){
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
if(data.commencementDate === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "commencementDate"},message:"must have required property '"+"commencementDate"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.managerId === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "managerId"},message:"must have required property '"+"managerId"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.countryId === undefined){
const err4 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "countryId"},message:"must have required property '"+"countryId"+"'"};
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
for(const key0 in data){
if(!(func0.call(schema0.then.properties, key0))){
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
if(data.friendlyName !== undefined){
if(!(line200OrNull(data.friendlyName, {instancePath:instancePath+"/friendlyName",parentData:data,parentDataProperty:"friendlyName",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.vintageYear !== undefined){
if(!(integerFrom1900To2200OrNull(data.vintageYear, {instancePath:instancePath+"/vintageYear",parentData:data,parentDataProperty:"vintageYear",rootData}))){
vErrors = vErrors === null ? integerFrom1900To2200OrNull.errors : vErrors.concat(integerFrom1900To2200OrNull.errors);
errors = vErrors.length;
}
}
if(data.nominalShareValue !== undefined){
if(!(moneyFrom0To9999999_99NotZeroOrNull(data.nominalShareValue, {instancePath:instancePath+"/nominalShareValue",parentData:data,parentDataProperty:"nominalShareValue",rootData}))){
vErrors = vErrors === null ? moneyFrom0To9999999_99NotZeroOrNull.errors : vErrors.concat(moneyFrom0To9999999_99NotZeroOrNull.errors);
errors = vErrors.length;
}
}
if(data.internalNote !== undefined){
if(!(text2000OrNull(data.internalNote, {instancePath:instancePath+"/internalNote",parentData:data,parentDataProperty:"internalNote",rootData}))){
vErrors = vErrors === null ? text2000OrNull.errors : vErrors.concat(text2000OrNull.errors);
errors = vErrors.length;
}
}
if(data.commencementDate !== undefined){
if(!(date(data.commencementDate, {instancePath:instancePath+"/commencementDate",parentData:data,parentDataProperty:"commencementDate",rootData}))){
vErrors = vErrors === null ? date.errors : vErrors.concat(date.errors);
errors = vErrors.length;
}
}
if(data.cashFlowStartDate !== undefined){
if(!(dateOrNull(data.cashFlowStartDate, {instancePath:instancePath+"/cashFlowStartDate",parentData:data,parentDataProperty:"cashFlowStartDate",rootData}))){
vErrors = vErrors === null ? dateOrNull.errors : vErrors.concat(dateOrNull.errors);
errors = vErrors.length;
}
}
if(data.firstClosingDate !== undefined){
if(!(dateOrNull(data.firstClosingDate, {instancePath:instancePath+"/firstClosingDate",parentData:data,parentDataProperty:"firstClosingDate",rootData}))){
vErrors = vErrors === null ? dateOrNull.errors : vErrors.concat(dateOrNull.errors);
errors = vErrors.length;
}
}
if(data.finalClosingDate !== undefined){
if(!(dateOrNull(data.finalClosingDate, {instancePath:instancePath+"/finalClosingDate",parentData:data,parentDataProperty:"finalClosingDate",rootData}))){
vErrors = vErrors === null ? dateOrNull.errors : vErrors.concat(dateOrNull.errors);
errors = vErrors.length;
}
}
if(data.term !== undefined){
if(!(integerFrom0To99OrNull(data.term, {instancePath:instancePath+"/term",parentData:data,parentDataProperty:"term",rootData}))){
vErrors = vErrors === null ? integerFrom0To99OrNull.errors : vErrors.concat(integerFrom0To99OrNull.errors);
errors = vErrors.length;
}
}
if(data.investmentPeriod !== undefined){
if(!(integerFrom0To99OrNull(data.investmentPeriod, {instancePath:instancePath+"/investmentPeriod",parentData:data,parentDataProperty:"investmentPeriod",rootData}))){
vErrors = vErrors === null ? integerFrom0To99OrNull.errors : vErrors.concat(integerFrom0To99OrNull.errors);
errors = vErrors.length;
}
}
if(data.extensions !== undefined){
if(!(line200OrNull(data.extensions, {instancePath:instancePath+"/extensions",parentData:data,parentDataProperty:"extensions",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.managerId !== undefined){
if(!(reference(data.managerId, {instancePath:instancePath+"/managerId",parentData:data,parentDataProperty:"managerId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.generalPartner !== undefined){
if(!(line200OrNull(data.generalPartner, {instancePath:instancePath+"/generalPartner",parentData:data,parentDataProperty:"generalPartner",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
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
if(data.tradeRegisterNumber !== undefined){
if(!(line50OrNull(data.tradeRegisterNumber, {instancePath:instancePath+"/tradeRegisterNumber",parentData:data,parentDataProperty:"tradeRegisterNumber",rootData}))){
vErrors = vErrors === null ? line50OrNull.errors : vErrors.concat(line50OrNull.errors);
errors = vErrors.length;
}
}
if(data.vat !== undefined){
if(!(line30OrNull(data.vat, {instancePath:instancePath+"/vat",parentData:data,parentDataProperty:"vat",rootData}))){
vErrors = vErrors === null ? line30OrNull.errors : vErrors.concat(line30OrNull.errors);
errors = vErrors.length;
}
}
if(data.bankAccountNumber !== undefined){
if(!(line42OrNull(data.bankAccountNumber, {instancePath:instancePath+"/bankAccountNumber",parentData:data,parentDataProperty:"bankAccountNumber",rootData}))){
vErrors = vErrors === null ? line42OrNull.errors : vErrors.concat(line42OrNull.errors);
errors = vErrors.length;
}
}
if(data.bankCode !== undefined){
if(!(line20OrNull(data.bankCode, {instancePath:instancePath+"/bankCode",parentData:data,parentDataProperty:"bankCode",rootData}))){
vErrors = vErrors === null ? line20OrNull.errors : vErrors.concat(line20OrNull.errors);
errors = vErrors.length;
}
}
if(data.advisor !== undefined){
if(!(line200OrNull(data.advisor, {instancePath:instancePath+"/advisor",parentData:data,parentDataProperty:"advisor",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.legalForm !== undefined){
if(!(fundLegalFormChoiceOrNull(data.legalForm, {instancePath:instancePath+"/legalForm",parentData:data,parentDataProperty:"legalForm",rootData}))){
vErrors = vErrors === null ? fundLegalFormChoiceOrNull.errors : vErrors.concat(fundLegalFormChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.openClosedEnded !== undefined){
if(!(openClosedEndedChoiceOrNull(data.openClosedEnded, {instancePath:instancePath+"/openClosedEnded",parentData:data,parentDataProperty:"openClosedEnded",rootData}))){
vErrors = vErrors === null ? openClosedEndedChoiceOrNull.errors : vErrors.concat(openClosedEndedChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.currencyId !== undefined){
if(!(reference(data.currencyId, {instancePath:instancePath+"/currencyId",parentData:data,parentDataProperty:"currencyId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.domicileId !== undefined){
if(!(referenceOrNull(data.domicileId, {instancePath:instancePath+"/domicileId",parentData:data,parentDataProperty:"domicileId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
errors = vErrors.length;
}
}
if(data.subscriptionFee !== undefined){
if(!(decimal2From0To100OrNull(data.subscriptionFee, {instancePath:instancePath+"/subscriptionFee",parentData:data,parentDataProperty:"subscriptionFee",rootData}))){
vErrors = vErrors === null ? decimal2From0To100OrNull.errors : vErrors.concat(decimal2From0To100OrNull.errors);
errors = vErrors.length;
}
}
if(data.subscriptionArrangements !== undefined){
if(!(text2000OrNull(data.subscriptionArrangements, {instancePath:instancePath+"/subscriptionArrangements",parentData:data,parentDataProperty:"subscriptionArrangements",rootData}))){
vErrors = vErrors === null ? text2000OrNull.errors : vErrors.concat(text2000OrNull.errors);
errors = vErrors.length;
}
}
if(data.minimumCommitment !== undefined){
if(!(moneyFrom0To999999999999_99OrNull(data.minimumCommitment, {instancePath:instancePath+"/minimumCommitment",parentData:data,parentDataProperty:"minimumCommitment",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99OrNull.errors : vErrors.concat(moneyFrom0To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.minimalFirstCapitalCallAmount !== undefined){
if(!(moneyFrom0To999999999999_99OrNull(data.minimalFirstCapitalCallAmount, {instancePath:instancePath+"/minimalFirstCapitalCallAmount",parentData:data,parentDataProperty:"minimalFirstCapitalCallAmount",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99OrNull.errors : vErrors.concat(moneyFrom0To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.onboardingReviewDays !== undefined){
if(!(integerFrom1To365OrNull(data.onboardingReviewDays, {instancePath:instancePath+"/onboardingReviewDays",parentData:data,parentDataProperty:"onboardingReviewDays",rootData}))){
vErrors = vErrors === null ? integerFrom1To365OrNull.errors : vErrors.concat(integerFrom1To365OrNull.errors);
errors = vErrors.length;
}
}
if(data.onboardingAnswerDays !== undefined){
if(!(integerFrom1To365OrNull(data.onboardingAnswerDays, {instancePath:instancePath+"/onboardingAnswerDays",parentData:data,parentDataProperty:"onboardingAnswerDays",rootData}))){
vErrors = vErrors === null ? integerFrom1To365OrNull.errors : vErrors.concat(integerFrom1To365OrNull.errors);
errors = vErrors.length;
}
}
if(data.stage !== undefined){
if(!(fundStageChoiceOrNull(data.stage, {instancePath:instancePath+"/stage",parentData:data,parentDataProperty:"stage",rootData}))){
vErrors = vErrors === null ? fundStageChoiceOrNull.errors : vErrors.concat(fundStageChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.sector !== undefined){
if(!(sectorChoiceOrNull(data.sector, {instancePath:instancePath+"/sector",parentData:data,parentDataProperty:"sector",rootData}))){
vErrors = vErrors === null ? sectorChoiceOrNull.errors : vErrors.concat(sectorChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.geography !== undefined){
if(!(line200OrNull(data.geography, {instancePath:instancePath+"/geography",parentData:data,parentDataProperty:"geography",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.maximumInvestment !== undefined){
if(!(moneyFrom0To999999999999_99OrNull(data.maximumInvestment, {instancePath:instancePath+"/maximumInvestment",parentData:data,parentDataProperty:"maximumInvestment",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99OrNull.errors : vErrors.concat(moneyFrom0To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.investmentRestrictions !== undefined){
if(!(text2000OrNull(data.investmentRestrictions, {instancePath:instancePath+"/investmentRestrictions",parentData:data,parentDataProperty:"investmentRestrictions",rootData}))){
vErrors = vErrors === null ? text2000OrNull.errors : vErrors.concat(text2000OrNull.errors);
errors = vErrors.length;
}
}
if(data.managementFee !== undefined){
if(!(decimal4From0To100OrNull(data.managementFee, {instancePath:instancePath+"/managementFee",parentData:data,parentDataProperty:"managementFee",rootData}))){
vErrors = vErrors === null ? decimal4From0To100OrNull.errors : vErrors.concat(decimal4From0To100OrNull.errors);
errors = vErrors.length;
}
}
if(data.managementFeeBasis !== undefined){
if(!(feeBasisChoiceOrNull(data.managementFeeBasis, {instancePath:instancePath+"/managementFeeBasis",parentData:data,parentDataProperty:"managementFeeBasis",rootData}))){
vErrors = vErrors === null ? feeBasisChoiceOrNull.errors : vErrors.concat(feeBasisChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.managementFeeSubsequent !== undefined){
if(!(decimal4From0To100OrNull(data.managementFeeSubsequent, {instancePath:instancePath+"/managementFeeSubsequent",parentData:data,parentDataProperty:"managementFeeSubsequent",rootData}))){
vErrors = vErrors === null ? decimal4From0To100OrNull.errors : vErrors.concat(decimal4From0To100OrNull.errors);
errors = vErrors.length;
}
}
if(data.additionalBasis !== undefined){
if(!(additionalFeeBasisChoiceOrNull(data.additionalBasis, {instancePath:instancePath+"/additionalBasis",parentData:data,parentDataProperty:"additionalBasis",rootData}))){
vErrors = vErrors === null ? additionalFeeBasisChoiceOrNull.errors : vErrors.concat(additionalFeeBasisChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.fixedManagementFee !== undefined){
if(!(moneyFrom0To999999999999_99OrNull(data.fixedManagementFee, {instancePath:instancePath+"/fixedManagementFee",parentData:data,parentDataProperty:"fixedManagementFee",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99OrNull.errors : vErrors.concat(moneyFrom0To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.minimumManagementFee !== undefined){
if(!(moneyFrom0To999999999999_99OrNull(data.minimumManagementFee, {instancePath:instancePath+"/minimumManagementFee",parentData:data,parentDataProperty:"minimumManagementFee",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99OrNull.errors : vErrors.concat(moneyFrom0To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.lateEntranceInterestRate !== undefined){
if(!(decimal4From0To100OrNull(data.lateEntranceInterestRate, {instancePath:instancePath+"/lateEntranceInterestRate",parentData:data,parentDataProperty:"lateEntranceInterestRate",rootData}))){
vErrors = vErrors === null ? decimal4From0To100OrNull.errors : vErrors.concat(decimal4From0To100OrNull.errors);
errors = vErrors.length;
}
}
if(data.invoiceFrequency !== undefined){
if(!(frequencyChoiceOrNull(data.invoiceFrequency, {instancePath:instancePath+"/invoiceFrequency",parentData:data,parentDataProperty:"invoiceFrequency",rootData}))){
vErrors = vErrors === null ? frequencyChoiceOrNull.errors : vErrors.concat(frequencyChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.feeOffsets !== undefined){
if(!(decimal2From0To100OrNull(data.feeOffsets, {instancePath:instancePath+"/feeOffsets",parentData:data,parentDataProperty:"feeOffsets",rootData}))){
vErrors = vErrors === null ? decimal2From0To100OrNull.errors : vErrors.concat(decimal2From0To100OrNull.errors);
errors = vErrors.length;
}
}
if(data.carriedInterestType !== undefined){
if(!(carriedInterestTypeChoiceOrNull(data.carriedInterestType, {instancePath:instancePath+"/carriedInterestType",parentData:data,parentDataProperty:"carriedInterestType",rootData}))){
vErrors = vErrors === null ? carriedInterestTypeChoiceOrNull.errors : vErrors.concat(carriedInterestTypeChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.carriedInterest !== undefined){
if(!(decimal2From0To100OrNull(data.carriedInterest, {instancePath:instancePath+"/carriedInterest",parentData:data,parentDataProperty:"carriedInterest",rootData}))){
vErrors = vErrors === null ? decimal2From0To100OrNull.errors : vErrors.concat(decimal2From0To100OrNull.errors);
errors = vErrors.length;
}
}
if(data.preferredReturn !== undefined){
if(!(decimal4From0To100OrNull(data.preferredReturn, {instancePath:instancePath+"/preferredReturn",parentData:data,parentDataProperty:"preferredReturn",rootData}))){
vErrors = vErrors === null ? decimal4From0To100OrNull.errors : vErrors.concat(decimal4From0To100OrNull.errors);
errors = vErrors.length;
}
}
if(data.catchUp !== undefined){
if(!(decimal2From0To100OrNull(data.catchUp, {instancePath:instancePath+"/catchUp",parentData:data,parentDataProperty:"catchUp",rootData}))){
vErrors = vErrors === null ? decimal2From0To100OrNull.errors : vErrors.concat(decimal2From0To100OrNull.errors);
errors = vErrors.length;
}
}
if(data.carriedInterestEffectiveDate !== undefined){
if(!(dateOrNull(data.carriedInterestEffectiveDate, {instancePath:instancePath+"/carriedInterestEffectiveDate",parentData:data,parentDataProperty:"carriedInterestEffectiveDate",rootData}))){
vErrors = vErrors === null ? dateOrNull.errors : vErrors.concat(dateOrNull.errors);
errors = vErrors.length;
}
}
if(data.carriedInterestPaymentDate !== undefined){
if(!(dateOrNull(data.carriedInterestPaymentDate, {instancePath:instancePath+"/carriedInterestPaymentDate",parentData:data,parentDataProperty:"carriedInterestPaymentDate",rootData}))){
vErrors = vErrors === null ? dateOrNull.errors : vErrors.concat(dateOrNull.errors);
errors = vErrors.length;
}
}
if(data.withholdingTax !== undefined){
if(!(decimal2From0To100OrNull(data.withholdingTax, {instancePath:instancePath+"/withholdingTax",parentData:data,parentDataProperty:"withholdingTax",rootData}))){
vErrors = vErrors === null ? decimal2From0To100OrNull.errors : vErrors.concat(decimal2From0To100OrNull.errors);
errors = vErrors.length;
}
}
if(data.recallableDistributions !== undefined){
if(!(text2000OrNull(data.recallableDistributions, {instancePath:instancePath+"/recallableDistributions",parentData:data,parentDataProperty:"recallableDistributions",rootData}))){
vErrors = vErrors === null ? text2000OrNull.errors : vErrors.concat(text2000OrNull.errors);
errors = vErrors.length;
}
}
if(data.reinvestmentPolicy !== undefined){
if(!(text2000OrNull(data.reinvestmentPolicy, {instancePath:instancePath+"/reinvestmentPolicy",parentData:data,parentDataProperty:"reinvestmentPolicy",rootData}))){
vErrors = vErrors === null ? text2000OrNull.errors : vErrors.concat(text2000OrNull.errors);
errors = vErrors.length;
}
}
if(data.yearEnd !== undefined){
if(!(yearEndChoiceOrNull(data.yearEnd, {instancePath:instancePath+"/yearEnd",parentData:data,parentDataProperty:"yearEnd",rootData}))){
vErrors = vErrors === null ? yearEndChoiceOrNull.errors : vErrors.concat(yearEndChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.firstReportingDate !== undefined){
if(!(dateOrNull(data.firstReportingDate, {instancePath:instancePath+"/firstReportingDate",parentData:data,parentDataProperty:"firstReportingDate",rootData}))){
vErrors = vErrors === null ? dateOrNull.errors : vErrors.concat(dateOrNull.errors);
errors = vErrors.length;
}
}
if(data.investorReportingFrequency !== undefined){
if(!(frequencyChoiceOrNull(data.investorReportingFrequency, {instancePath:instancePath+"/investorReportingFrequency",parentData:data,parentDataProperty:"investorReportingFrequency",rootData}))){
vErrors = vErrors === null ? frequencyChoiceOrNull.errors : vErrors.concat(frequencyChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.decimals !== undefined){
if(!(integerFrom0To6OrNull(data.decimals, {instancePath:instancePath+"/decimals",parentData:data,parentDataProperty:"decimals",rootData}))){
vErrors = vErrors === null ? integerFrom0To6OrNull.errors : vErrors.concat(integerFrom0To6OrNull.errors);
errors = vErrors.length;
}
}
if(data.accountingPrinciples !== undefined){
if(!(accountingPrinciplesChoiceOrNull(data.accountingPrinciples, {instancePath:instancePath+"/accountingPrinciples",parentData:data,parentDataProperty:"accountingPrinciples",rootData}))){
vErrors = vErrors === null ? accountingPrinciplesChoiceOrNull.errors : vErrors.concat(accountingPrinciplesChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.valuationPolicy !== undefined){
if(!(valuationPolicyChoiceOrNull(data.valuationPolicy, {instancePath:instancePath+"/valuationPolicy",parentData:data,parentDataProperty:"valuationPolicy",rootData}))){
vErrors = vErrors === null ? valuationPolicyChoiceOrNull.errors : vErrors.concat(valuationPolicyChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.esgRestrictions !== undefined){
if(!(text2000OrNull(data.esgRestrictions, {instancePath:instancePath+"/esgRestrictions",parentData:data,parentDataProperty:"esgRestrictions",rootData}))){
vErrors = vErrors === null ? text2000OrNull.errors : vErrors.concat(text2000OrNull.errors);
errors = vErrors.length;
}
}
if(data.esgPolicy !== undefined){
if(!(text2000OrNull(data.esgPolicy, {instancePath:instancePath+"/esgPolicy",parentData:data,parentDataProperty:"esgPolicy",rootData}))){
vErrors = vErrors === null ? text2000OrNull.errors : vErrors.concat(text2000OrNull.errors);
errors = vErrors.length;
}
}
if(data.esgReporting !== undefined){
if(!(text2000OrNull(data.esgReporting, {instancePath:instancePath+"/esgReporting",parentData:data,parentDataProperty:"esgReporting",rootData}))){
vErrors = vErrors === null ? text2000OrNull.errors : vErrors.concat(text2000OrNull.errors);
errors = vErrors.length;
}
}
if(data.regulator !== undefined){
if(!(line200OrNull(data.regulator, {instancePath:instancePath+"/regulator",parentData:data,parentDataProperty:"regulator",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.depositary !== undefined){
if(!(line200OrNull(data.depositary, {instancePath:instancePath+"/depositary",parentData:data,parentDataProperty:"depositary",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.independentValuerAndRiskManager !== undefined){
if(!(line200OrNull(data.independentValuerAndRiskManager, {instancePath:instancePath+"/independentValuerAndRiskManager",parentData:data,parentDataProperty:"independentValuerAndRiskManager",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.auditor !== undefined){
if(!(line200OrNull(data.auditor, {instancePath:instancePath+"/auditor",parentData:data,parentDataProperty:"auditor",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.administrator !== undefined){
if(!(line200OrNull(data.administrator, {instancePath:instancePath+"/administrator",parentData:data,parentDataProperty:"administrator",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.lawyer !== undefined){
if(!(line200OrNull(data.lawyer, {instancePath:instancePath+"/lawyer",parentData:data,parentDataProperty:"lawyer",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.bankingFacilities !== undefined){
if(!(text2000OrNull(data.bankingFacilities, {instancePath:instancePath+"/bankingFacilities",parentData:data,parentDataProperty:"bankingFacilities",rootData}))){
vErrors = vErrors === null ? text2000OrNull.errors : vErrors.concat(text2000OrNull.errors);
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
if(Object.keys(data).length > 92){
const err8 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 92},message:"must NOT have more than 92 properties"};
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
export const validateUpdate = validateCreate;
