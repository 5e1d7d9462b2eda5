// Generated from schemas by npm run generate. Do not edit: change the schema.
import { controllingPersonTypeChoiceOrNull, crsAccountHolderTypeChoiceOrNull, crsAccountTypeChoiceOrNull, crsEntityClassificationChoiceOrNull, crsEquityInterestTypeChoiceOrNull, dateOrNull, decimal4From0To100OrNull, email254OrNull, evidenceKindChoiceOrNull, evidencePurposeChoiceOrNull, fatcaChapter3TypeChoiceOrNull, fatcaFormChoiceOrNull, fatcaStatusChoiceOrNull, integerFrom1To9007199254740991OrNull, integerFrom1To99OrNull, legalStatusChoice, line100OrNull, line19Likeb75a37ffOrNull, line20, line200, line200OrNull, line20Likef72351e9OrNull, line20Likef7d0d7e9OrNull, line20OrNull, line42OrNull, line50OrNull, line60OrNull, moneyFrom0To999999999999_99OrNull, onboardingIncomeKindChoiceOrNull, onboardingPartyListChoice, onboardingRevertStatusTargetChoice, partyRoleChoiceOrNull, qualityChoiceOrNull, reference, referenceOrNull, signingAuthorityChoiceOrNull, sourceOfFundsChoiceOrNull, sourceOfWealthChoiceOrNull, text2000, text2000OrNull, text40Like36483f50OrNull, text500OrNull, tinMissingReasonChoiceOrNull, url2000OrNull, yesNoOrNull } from './kinds.js'
export const validateCreate = validate0;
const schema0 = {"type":"object","maxProperties":32,"if":{"maxProperties":32},"then":{"additionalProperties":false,"required":["fundId","investorName","address","legalStatus","contactId"],"properties":{"fundId":{"kind":"reference"},"investorName":{"kind":"line200"},"address":{"kind":"line200"},"postalCode":{"kind":"line20OrNull"},"city":{"kind":"line200OrNull"},"countryId":{"kind":"referenceOrNull"},"legalStatus":{"kind":"legalStatusChoice"},"commitment":{"kind":"moneyFrom0To999999999999_99OrNull"},"contactId":{"kind":"reference"},"dueDiligenceDate":{"kind":"dateOrNull"},"subscriptionDate":{"kind":"dateOrNull"},"answers":{"type":["object","null"],"if":{"type":"object"},"then":{"$ref":"part14"}}}}};
const func0 = Object.prototype.hasOwnProperty;
const schema1 = {"type":"object","maxProperties":32,"if":{"maxProperties":32},"then":{"additionalProperties":false,"properties":{"entityDetails":{"type":["object","null"],"if":{"type":"object"},"then":{"$ref":"part1"}},"beneficialOwners":{"type":"array","nullable":true,"maxItems":50,"if":{"maxItems":50},"then":{"items":{"$ref":"part2"}}},"controllersAndDirectors":{"type":"array","nullable":true,"maxItems":50,"if":{"maxItems":50},"then":{"items":{"$ref":"part3"}}},"otherParties":{"type":"array","nullable":true,"maxItems":50,"if":{"maxItems":50},"then":{"items":{"$ref":"part4"}}},"thirdPartyIndividuals":{"type":"array","nullable":true,"maxItems":50,"if":{"maxItems":50},"then":{"items":{"$ref":"part5"}}},"thirdPartyCompanies":{"type":"array","nullable":true,"maxItems":50,"if":{"maxItems":50},"then":{"items":{"$ref":"part6"}}},"taxClassification":{"type":["object","null"],"if":{"type":"object"},"then":{"$ref":"part8"}},"sourceOfFundsAndWealth":{"type":["object","null"],"if":{"type":"object"},"then":{"$ref":"part9"}},"evidence":{"type":"array","nullable":true,"maxItems":200,"if":{"maxItems":200},"then":{"items":{"$ref":"part10"}}},"bankAccount":{"type":["object","null"],"if":{"type":"object"},"then":{"$ref":"part11"}},"signatories":{"type":"array","nullable":true,"maxItems":20,"if":{"maxItems":20},"then":{"items":{"$ref":"part12"}}},"subscriptionContract":{"type":["object","null"],"if":{"type":"object"},"then":{"$ref":"part13"}}}}};
const schema2 = {"type":"object","maxProperties":37,"if":{"maxProperties":37},"then":{"additionalProperties":false,"properties":{"legalName":{"kind":"line200OrNull"},"tradingName":{"kind":"line200OrNull"},"legalForm":{"kind":"line60OrNull"},"registrationNumber":{"kind":"line50OrNull"},"leiCode":{"kind":"line20Likef72351e9OrNull"},"incorporationDate":{"kind":"dateOrNull"},"incorporationCountryId":{"kind":"referenceOrNull"},"registeredAddress":{"kind":"text500OrNull"},"mailingAddress":{"kind":"text500OrNull"},"telephone":{"kind":"text40Like36483f50OrNull"},"email":{"kind":"email254OrNull"},"website":{"kind":"url2000OrNull"},"businessActivity":{"kind":"text2000OrNull"},"regulated":{"kind":"yesNoOrNull"},"supervisoryAuthority":{"kind":"line200OrNull"},"individual":{"type":["object","null"],"if":{"type":"object"},"then":{"$ref":"part0"}},"remainingOwnership":{"kind":"text2000OrNull"}}}};
const schema3 = {"type":"object","maxProperties":46,"if":{"maxProperties":46},"then":{"additionalProperties":false,"properties":{"key":{"kind":"line20Likef7d0d7e9OrNull"},"firstName":{"kind":"line100OrNull"},"lastName":{"kind":"line100OrNull"},"formerNames":{"kind":"line200OrNull"},"birthDate":{"kind":"dateOrNull"},"birthPlace":{"kind":"line100OrNull"},"birthCountryId":{"kind":"referenceOrNull"},"nationalityId":{"kind":"referenceOrNull"},"secondNationalityId":{"kind":"referenceOrNull"},"identityNumber":{"kind":"line50OrNull"},"issuingCountryId":{"kind":"referenceOrNull"},"residentialAddress":{"kind":"text500OrNull"},"residentialCountryId":{"kind":"referenceOrNull"},"mailingAddress":{"kind":"text500OrNull"},"telephone":{"kind":"text40Like36483f50OrNull"},"email":{"kind":"email254OrNull"},"taxResidenceId":{"kind":"referenceOrNull"},"taxNumber":{"kind":"line50OrNull"},"taxNumberMissingReason":{"kind":"tinMissingReasonChoiceOrNull"},"taxNumberExplanation":{"kind":"line200OrNull"},"usCitizen":{"kind":"yesNoOrNull"},"usGreenCardHolder":{"kind":"yesNoOrNull"},"usExplanation":{"kind":"text2000OrNull"},"occupation":{"kind":"line100OrNull"},"politicallyExposed":{"kind":"yesNoOrNull"},"publicFunction":{"kind":"text2000OrNull"}}}};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!(func0.call(schema3.then.properties, key0))){
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
if(data.key !== undefined){
if(!(line20Likef7d0d7e9OrNull(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? line20Likef7d0d7e9OrNull.errors : vErrors.concat(line20Likef7d0d7e9OrNull.errors);
errors = vErrors.length;
}
}
if(data.firstName !== undefined){
if(!(line100OrNull(data.firstName, {instancePath:instancePath+"/firstName",parentData:data,parentDataProperty:"firstName",rootData}))){
vErrors = vErrors === null ? line100OrNull.errors : vErrors.concat(line100OrNull.errors);
errors = vErrors.length;
}
}
if(data.lastName !== undefined){
if(!(line100OrNull(data.lastName, {instancePath:instancePath+"/lastName",parentData:data,parentDataProperty:"lastName",rootData}))){
vErrors = vErrors === null ? line100OrNull.errors : vErrors.concat(line100OrNull.errors);
errors = vErrors.length;
}
}
if(data.formerNames !== undefined){
if(!(line200OrNull(data.formerNames, {instancePath:instancePath+"/formerNames",parentData:data,parentDataProperty:"formerNames",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.birthDate !== undefined){
if(!(dateOrNull(data.birthDate, {instancePath:instancePath+"/birthDate",parentData:data,parentDataProperty:"birthDate",rootData}))){
vErrors = vErrors === null ? dateOrNull.errors : vErrors.concat(dateOrNull.errors);
errors = vErrors.length;
}
}
if(data.birthPlace !== undefined){
if(!(line100OrNull(data.birthPlace, {instancePath:instancePath+"/birthPlace",parentData:data,parentDataProperty:"birthPlace",rootData}))){
vErrors = vErrors === null ? line100OrNull.errors : vErrors.concat(line100OrNull.errors);
errors = vErrors.length;
}
}
if(data.birthCountryId !== undefined){
if(!(referenceOrNull(data.birthCountryId, {instancePath:instancePath+"/birthCountryId",parentData:data,parentDataProperty:"birthCountryId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
errors = vErrors.length;
}
}
if(data.nationalityId !== undefined){
if(!(referenceOrNull(data.nationalityId, {instancePath:instancePath+"/nationalityId",parentData:data,parentDataProperty:"nationalityId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
errors = vErrors.length;
}
}
if(data.secondNationalityId !== undefined){
if(!(referenceOrNull(data.secondNationalityId, {instancePath:instancePath+"/secondNationalityId",parentData:data,parentDataProperty:"secondNationalityId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
errors = vErrors.length;
}
}
if(data.identityNumber !== undefined){
if(!(line50OrNull(data.identityNumber, {instancePath:instancePath+"/identityNumber",parentData:data,parentDataProperty:"identityNumber",rootData}))){
vErrors = vErrors === null ? line50OrNull.errors : vErrors.concat(line50OrNull.errors);
errors = vErrors.length;
}
}
if(data.issuingCountryId !== undefined){
if(!(referenceOrNull(data.issuingCountryId, {instancePath:instancePath+"/issuingCountryId",parentData:data,parentDataProperty:"issuingCountryId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
errors = vErrors.length;
}
}
if(data.residentialAddress !== undefined){
if(!(text500OrNull(data.residentialAddress, {instancePath:instancePath+"/residentialAddress",parentData:data,parentDataProperty:"residentialAddress",rootData}))){
vErrors = vErrors === null ? text500OrNull.errors : vErrors.concat(text500OrNull.errors);
errors = vErrors.length;
}
}
if(data.residentialCountryId !== undefined){
if(!(referenceOrNull(data.residentialCountryId, {instancePath:instancePath+"/residentialCountryId",parentData:data,parentDataProperty:"residentialCountryId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
errors = vErrors.length;
}
}
if(data.mailingAddress !== undefined){
if(!(text500OrNull(data.mailingAddress, {instancePath:instancePath+"/mailingAddress",parentData:data,parentDataProperty:"mailingAddress",rootData}))){
vErrors = vErrors === null ? text500OrNull.errors : vErrors.concat(text500OrNull.errors);
errors = vErrors.length;
}
}
if(data.telephone !== undefined){
if(!(text40Like36483f50OrNull(data.telephone, {instancePath:instancePath+"/telephone",parentData:data,parentDataProperty:"telephone",rootData}))){
vErrors = vErrors === null ? text40Like36483f50OrNull.errors : vErrors.concat(text40Like36483f50OrNull.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(email254OrNull(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? email254OrNull.errors : vErrors.concat(email254OrNull.errors);
errors = vErrors.length;
}
}
if(data.taxResidenceId !== undefined){
if(!(referenceOrNull(data.taxResidenceId, {instancePath:instancePath+"/taxResidenceId",parentData:data,parentDataProperty:"taxResidenceId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
errors = vErrors.length;
}
}
if(data.taxNumber !== undefined){
if(!(line50OrNull(data.taxNumber, {instancePath:instancePath+"/taxNumber",parentData:data,parentDataProperty:"taxNumber",rootData}))){
vErrors = vErrors === null ? line50OrNull.errors : vErrors.concat(line50OrNull.errors);
errors = vErrors.length;
}
}
if(data.taxNumberMissingReason !== undefined){
if(!(tinMissingReasonChoiceOrNull(data.taxNumberMissingReason, {instancePath:instancePath+"/taxNumberMissingReason",parentData:data,parentDataProperty:"taxNumberMissingReason",rootData}))){
vErrors = vErrors === null ? tinMissingReasonChoiceOrNull.errors : vErrors.concat(tinMissingReasonChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.taxNumberExplanation !== undefined){
if(!(line200OrNull(data.taxNumberExplanation, {instancePath:instancePath+"/taxNumberExplanation",parentData:data,parentDataProperty:"taxNumberExplanation",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.usCitizen !== undefined){
if(!(yesNoOrNull(data.usCitizen, {instancePath:instancePath+"/usCitizen",parentData:data,parentDataProperty:"usCitizen",rootData}))){
vErrors = vErrors === null ? yesNoOrNull.errors : vErrors.concat(yesNoOrNull.errors);
errors = vErrors.length;
}
}
if(data.usGreenCardHolder !== undefined){
if(!(yesNoOrNull(data.usGreenCardHolder, {instancePath:instancePath+"/usGreenCardHolder",parentData:data,parentDataProperty:"usGreenCardHolder",rootData}))){
vErrors = vErrors === null ? yesNoOrNull.errors : vErrors.concat(yesNoOrNull.errors);
errors = vErrors.length;
}
}
if(data.usExplanation !== undefined){
if(!(text2000OrNull(data.usExplanation, {instancePath:instancePath+"/usExplanation",parentData:data,parentDataProperty:"usExplanation",rootData}))){
vErrors = vErrors === null ? text2000OrNull.errors : vErrors.concat(text2000OrNull.errors);
errors = vErrors.length;
}
}
if(data.occupation !== undefined){
if(!(line100OrNull(data.occupation, {instancePath:instancePath+"/occupation",parentData:data,parentDataProperty:"occupation",rootData}))){
vErrors = vErrors === null ? line100OrNull.errors : vErrors.concat(line100OrNull.errors);
errors = vErrors.length;
}
}
if(data.politicallyExposed !== undefined){
if(!(yesNoOrNull(data.politicallyExposed, {instancePath:instancePath+"/politicallyExposed",parentData:data,parentDataProperty:"politicallyExposed",rootData}))){
vErrors = vErrors === null ? yesNoOrNull.errors : vErrors.concat(yesNoOrNull.errors);
errors = vErrors.length;
}
}
if(data.publicFunction !== undefined){
if(!(text2000OrNull(data.publicFunction, {instancePath:instancePath+"/publicFunction",parentData:data,parentDataProperty:"publicFunction",rootData}))){
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
if(Object.keys(data).length > 46){
const err3 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 46},message:"must NOT have more than 46 properties"};
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


function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 37){
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
if(!(func0.call(schema2.then.properties, key0))){
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
if(data.legalName !== undefined){
if(!(line200OrNull(data.legalName, {instancePath:instancePath+"/legalName",parentData:data,parentDataProperty:"legalName",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.tradingName !== undefined){
if(!(line200OrNull(data.tradingName, {instancePath:instancePath+"/tradingName",parentData:data,parentDataProperty:"tradingName",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.legalForm !== undefined){
if(!(line60OrNull(data.legalForm, {instancePath:instancePath+"/legalForm",parentData:data,parentDataProperty:"legalForm",rootData}))){
vErrors = vErrors === null ? line60OrNull.errors : vErrors.concat(line60OrNull.errors);
errors = vErrors.length;
}
}
if(data.registrationNumber !== undefined){
if(!(line50OrNull(data.registrationNumber, {instancePath:instancePath+"/registrationNumber",parentData:data,parentDataProperty:"registrationNumber",rootData}))){
vErrors = vErrors === null ? line50OrNull.errors : vErrors.concat(line50OrNull.errors);
errors = vErrors.length;
}
}
if(data.leiCode !== undefined){
if(!(line20Likef72351e9OrNull(data.leiCode, {instancePath:instancePath+"/leiCode",parentData:data,parentDataProperty:"leiCode",rootData}))){
vErrors = vErrors === null ? line20Likef72351e9OrNull.errors : vErrors.concat(line20Likef72351e9OrNull.errors);
errors = vErrors.length;
}
}
if(data.incorporationDate !== undefined){
if(!(dateOrNull(data.incorporationDate, {instancePath:instancePath+"/incorporationDate",parentData:data,parentDataProperty:"incorporationDate",rootData}))){
vErrors = vErrors === null ? dateOrNull.errors : vErrors.concat(dateOrNull.errors);
errors = vErrors.length;
}
}
if(data.incorporationCountryId !== undefined){
if(!(referenceOrNull(data.incorporationCountryId, {instancePath:instancePath+"/incorporationCountryId",parentData:data,parentDataProperty:"incorporationCountryId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
errors = vErrors.length;
}
}
if(data.registeredAddress !== undefined){
if(!(text500OrNull(data.registeredAddress, {instancePath:instancePath+"/registeredAddress",parentData:data,parentDataProperty:"registeredAddress",rootData}))){
vErrors = vErrors === null ? text500OrNull.errors : vErrors.concat(text500OrNull.errors);
errors = vErrors.length;
}
}
if(data.mailingAddress !== undefined){
if(!(text500OrNull(data.mailingAddress, {instancePath:instancePath+"/mailingAddress",parentData:data,parentDataProperty:"mailingAddress",rootData}))){
vErrors = vErrors === null ? text500OrNull.errors : vErrors.concat(text500OrNull.errors);
errors = vErrors.length;
}
}
if(data.telephone !== undefined){
if(!(text40Like36483f50OrNull(data.telephone, {instancePath:instancePath+"/telephone",parentData:data,parentDataProperty:"telephone",rootData}))){
vErrors = vErrors === null ? text40Like36483f50OrNull.errors : vErrors.concat(text40Like36483f50OrNull.errors);
errors = vErrors.length;
}
}
if(data.email !== undefined){
if(!(email254OrNull(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData}))){
vErrors = vErrors === null ? email254OrNull.errors : vErrors.concat(email254OrNull.errors);
errors = vErrors.length;
}
}
if(data.website !== undefined){
if(!(url2000OrNull(data.website, {instancePath:instancePath+"/website",parentData:data,parentDataProperty:"website",rootData}))){
vErrors = vErrors === null ? url2000OrNull.errors : vErrors.concat(url2000OrNull.errors);
errors = vErrors.length;
}
}
if(data.businessActivity !== undefined){
if(!(text2000OrNull(data.businessActivity, {instancePath:instancePath+"/businessActivity",parentData:data,parentDataProperty:"businessActivity",rootData}))){
vErrors = vErrors === null ? text2000OrNull.errors : vErrors.concat(text2000OrNull.errors);
errors = vErrors.length;
}
}
if(data.regulated !== undefined){
if(!(yesNoOrNull(data.regulated, {instancePath:instancePath+"/regulated",parentData:data,parentDataProperty:"regulated",rootData}))){
vErrors = vErrors === null ? yesNoOrNull.errors : vErrors.concat(yesNoOrNull.errors);
errors = vErrors.length;
}
}
if(data.supervisoryAuthority !== undefined){
if(!(line200OrNull(data.supervisoryAuthority, {instancePath:instancePath+"/supervisoryAuthority",parentData:data,parentDataProperty:"supervisoryAuthority",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.individual !== undefined){
let data15 = data.individual;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
const err2 = {instancePath:instancePath+"/individual",schemaPath:"#/then/properties/individual/type",keyword:"type",params:{type: schema2.then.properties.individual.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs22 = errors;
let valid2 = true;
const _errs23 = errors;
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs23 === errors;
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs25 = errors;
if(!(validate3(data15, {instancePath:instancePath+"/individual",parentData:data,parentDataProperty:"individual",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid1 = _errs25 === errors;
valid2 = _valid1;
}
if(!valid2){
const err4 = {instancePath:instancePath+"/individual",schemaPath:"#/then/properties/individual/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.remainingOwnership !== undefined){
if(!(text2000OrNull(data.remainingOwnership, {instancePath:instancePath+"/remainingOwnership",parentData:data,parentDataProperty:"remainingOwnership",rootData}))){
vErrors = vErrors === null ? text2000OrNull.errors : vErrors.concat(text2000OrNull.errors);
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
if(Object.keys(data).length > 37){
const err6 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 37},message:"must NOT have more than 37 properties"};
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
validate2.errors = vErrors;
return errors === 0;
}

const schema4 = {"type":"object","maxProperties":25,"if":{"maxProperties":25},"then":{"additionalProperties":false,"properties":{"key":{"kind":"line20Likef7d0d7e9OrNull"},"individual":{"type":["object","null"],"if":{"type":"object"},"then":{"$ref":"part0"}},"ownership":{"kind":"decimal4From0To100OrNull"},"controllingPersonType":{"kind":"controllingPersonTypeChoiceOrNull"},"equityInterestType":{"kind":"crsEquityInterestTypeChoiceOrNull"}}}};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!(((((key0 === "key") || (key0 === "individual")) || (key0 === "ownership")) || (key0 === "controllingPersonType")) || (key0 === "equityInterestType"))){
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
if(data.key !== undefined){
if(!(line20Likef7d0d7e9OrNull(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? line20Likef7d0d7e9OrNull.errors : vErrors.concat(line20Likef7d0d7e9OrNull.errors);
errors = vErrors.length;
}
}
if(data.individual !== undefined){
let data1 = data.individual;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
const err2 = {instancePath:instancePath+"/individual",schemaPath:"#/then/properties/individual/type",keyword:"type",params:{type: schema4.then.properties.individual.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs8 = errors;
let valid2 = true;
const _errs9 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(!(validate3(data1, {instancePath:instancePath+"/individual",parentData:data,parentDataProperty:"individual",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
valid2 = _valid1;
}
if(!valid2){
const err4 = {instancePath:instancePath+"/individual",schemaPath:"#/then/properties/individual/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ownership !== undefined){
if(!(decimal4From0To100OrNull(data.ownership, {instancePath:instancePath+"/ownership",parentData:data,parentDataProperty:"ownership",rootData}))){
vErrors = vErrors === null ? decimal4From0To100OrNull.errors : vErrors.concat(decimal4From0To100OrNull.errors);
errors = vErrors.length;
}
}
if(data.controllingPersonType !== undefined){
if(!(controllingPersonTypeChoiceOrNull(data.controllingPersonType, {instancePath:instancePath+"/controllingPersonType",parentData:data,parentDataProperty:"controllingPersonType",rootData}))){
vErrors = vErrors === null ? controllingPersonTypeChoiceOrNull.errors : vErrors.concat(controllingPersonTypeChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.equityInterestType !== undefined){
if(!(crsEquityInterestTypeChoiceOrNull(data.equityInterestType, {instancePath:instancePath+"/equityInterestType",parentData:data,parentDataProperty:"equityInterestType",rootData}))){
vErrors = vErrors === null ? crsEquityInterestTypeChoiceOrNull.errors : vErrors.concat(crsEquityInterestTypeChoiceOrNull.errors);
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
if(Object.keys(data).length > 25){
const err6 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 25},message:"must NOT have more than 25 properties"};
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
validate6.errors = vErrors;
return errors === 0;
}

const schema5 = {"type":"object","maxProperties":25,"if":{"maxProperties":25},"then":{"additionalProperties":false,"properties":{"key":{"kind":"line20Likef7d0d7e9OrNull"},"individual":{"type":["object","null"],"if":{"type":"object"},"then":{"$ref":"part0"}},"role":{"kind":"partyRoleChoiceOrNull"},"sinceDate":{"kind":"dateOrNull"},"ownership":{"kind":"decimal4From0To100OrNull"}}}};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!(((((key0 === "key") || (key0 === "individual")) || (key0 === "role")) || (key0 === "sinceDate")) || (key0 === "ownership"))){
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
if(data.key !== undefined){
if(!(line20Likef7d0d7e9OrNull(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? line20Likef7d0d7e9OrNull.errors : vErrors.concat(line20Likef7d0d7e9OrNull.errors);
errors = vErrors.length;
}
}
if(data.individual !== undefined){
let data1 = data.individual;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
const err2 = {instancePath:instancePath+"/individual",schemaPath:"#/then/properties/individual/type",keyword:"type",params:{type: schema5.then.properties.individual.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs8 = errors;
let valid2 = true;
const _errs9 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(!(validate3(data1, {instancePath:instancePath+"/individual",parentData:data,parentDataProperty:"individual",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
valid2 = _valid1;
}
if(!valid2){
const err4 = {instancePath:instancePath+"/individual",schemaPath:"#/then/properties/individual/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.role !== undefined){
if(!(partyRoleChoiceOrNull(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? partyRoleChoiceOrNull.errors : vErrors.concat(partyRoleChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.sinceDate !== undefined){
if(!(dateOrNull(data.sinceDate, {instancePath:instancePath+"/sinceDate",parentData:data,parentDataProperty:"sinceDate",rootData}))){
vErrors = vErrors === null ? dateOrNull.errors : vErrors.concat(dateOrNull.errors);
errors = vErrors.length;
}
}
if(data.ownership !== undefined){
if(!(decimal4From0To100OrNull(data.ownership, {instancePath:instancePath+"/ownership",parentData:data,parentDataProperty:"ownership",rootData}))){
vErrors = vErrors === null ? decimal4From0To100OrNull.errors : vErrors.concat(decimal4From0To100OrNull.errors);
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
if(Object.keys(data).length > 25){
const err6 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 25},message:"must NOT have more than 25 properties"};
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
validate9.errors = vErrors;
return errors === 0;
}

const schema6 = {"type":"object","maxProperties":25,"if":{"maxProperties":25},"then":{"additionalProperties":false,"properties":{"key":{"kind":"line20Likef7d0d7e9OrNull"},"individual":{"type":["object","null"],"if":{"type":"object"},"then":{"$ref":"part0"}},"role":{"kind":"partyRoleChoiceOrNull"},"explanation":{"kind":"text2000OrNull"},"ownership":{"kind":"decimal4From0To100OrNull"}}}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!(((((key0 === "key") || (key0 === "individual")) || (key0 === "role")) || (key0 === "explanation")) || (key0 === "ownership"))){
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
if(data.key !== undefined){
if(!(line20Likef7d0d7e9OrNull(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? line20Likef7d0d7e9OrNull.errors : vErrors.concat(line20Likef7d0d7e9OrNull.errors);
errors = vErrors.length;
}
}
if(data.individual !== undefined){
let data1 = data.individual;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
const err2 = {instancePath:instancePath+"/individual",schemaPath:"#/then/properties/individual/type",keyword:"type",params:{type: schema6.then.properties.individual.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs8 = errors;
let valid2 = true;
const _errs9 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(!(validate3(data1, {instancePath:instancePath+"/individual",parentData:data,parentDataProperty:"individual",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
valid2 = _valid1;
}
if(!valid2){
const err4 = {instancePath:instancePath+"/individual",schemaPath:"#/then/properties/individual/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.role !== undefined){
if(!(partyRoleChoiceOrNull(data.role, {instancePath:instancePath+"/role",parentData:data,parentDataProperty:"role",rootData}))){
vErrors = vErrors === null ? partyRoleChoiceOrNull.errors : vErrors.concat(partyRoleChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.explanation !== undefined){
if(!(text2000OrNull(data.explanation, {instancePath:instancePath+"/explanation",parentData:data,parentDataProperty:"explanation",rootData}))){
vErrors = vErrors === null ? text2000OrNull.errors : vErrors.concat(text2000OrNull.errors);
errors = vErrors.length;
}
}
if(data.ownership !== undefined){
if(!(decimal4From0To100OrNull(data.ownership, {instancePath:instancePath+"/ownership",parentData:data,parentDataProperty:"ownership",rootData}))){
vErrors = vErrors === null ? decimal4From0To100OrNull.errors : vErrors.concat(decimal4From0To100OrNull.errors);
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
if(Object.keys(data).length > 25){
const err6 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 25},message:"must NOT have more than 25 properties"};
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
validate12.errors = vErrors;
return errors === 0;
}

const schema7 = {"type":"object","maxProperties":24,"if":{"maxProperties":24},"then":{"additionalProperties":false,"properties":{"key":{"kind":"line20Likef7d0d7e9OrNull"},"individual":{"type":["object","null"],"if":{"type":"object"},"then":{"$ref":"part0"}},"explanation":{"kind":"text2000OrNull"},"ownership":{"kind":"decimal4From0To100OrNull"}}}};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!((((key0 === "key") || (key0 === "individual")) || (key0 === "explanation")) || (key0 === "ownership"))){
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
if(data.key !== undefined){
if(!(line20Likef7d0d7e9OrNull(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? line20Likef7d0d7e9OrNull.errors : vErrors.concat(line20Likef7d0d7e9OrNull.errors);
errors = vErrors.length;
}
}
if(data.individual !== undefined){
let data1 = data.individual;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
const err2 = {instancePath:instancePath+"/individual",schemaPath:"#/then/properties/individual/type",keyword:"type",params:{type: schema7.then.properties.individual.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs8 = errors;
let valid2 = true;
const _errs9 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(!(validate3(data1, {instancePath:instancePath+"/individual",parentData:data,parentDataProperty:"individual",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
valid2 = _valid1;
}
if(!valid2){
const err4 = {instancePath:instancePath+"/individual",schemaPath:"#/then/properties/individual/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.explanation !== undefined){
if(!(text2000OrNull(data.explanation, {instancePath:instancePath+"/explanation",parentData:data,parentDataProperty:"explanation",rootData}))){
vErrors = vErrors === null ? text2000OrNull.errors : vErrors.concat(text2000OrNull.errors);
errors = vErrors.length;
}
}
if(data.ownership !== undefined){
if(!(decimal4From0To100OrNull(data.ownership, {instancePath:instancePath+"/ownership",parentData:data,parentDataProperty:"ownership",rootData}))){
vErrors = vErrors === null ? decimal4From0To100OrNull.errors : vErrors.concat(decimal4From0To100OrNull.errors);
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
validate15.errors = vErrors;
return errors === 0;
}

const schema8 = {"type":"object","maxProperties":29,"if":{"maxProperties":29},"then":{"additionalProperties":false,"properties":{"key":{"kind":"line20Likef7d0d7e9OrNull"},"name":{"kind":"line200OrNull"},"legalForm":{"kind":"line60OrNull"},"registrationNumber":{"kind":"line50OrNull"},"countryId":{"kind":"referenceOrNull"},"address":{"kind":"text500OrNull"},"taxNumber":{"kind":"line50OrNull"},"explanation":{"kind":"text2000OrNull"},"ownership":{"kind":"decimal4From0To100OrNull"}}}};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 29){
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
if(!(func0.call(schema8.then.properties, key0))){
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
if(data.key !== undefined){
if(!(line20Likef7d0d7e9OrNull(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? line20Likef7d0d7e9OrNull.errors : vErrors.concat(line20Likef7d0d7e9OrNull.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(!(line200OrNull(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.legalForm !== undefined){
if(!(line60OrNull(data.legalForm, {instancePath:instancePath+"/legalForm",parentData:data,parentDataProperty:"legalForm",rootData}))){
vErrors = vErrors === null ? line60OrNull.errors : vErrors.concat(line60OrNull.errors);
errors = vErrors.length;
}
}
if(data.registrationNumber !== undefined){
if(!(line50OrNull(data.registrationNumber, {instancePath:instancePath+"/registrationNumber",parentData:data,parentDataProperty:"registrationNumber",rootData}))){
vErrors = vErrors === null ? line50OrNull.errors : vErrors.concat(line50OrNull.errors);
errors = vErrors.length;
}
}
if(data.countryId !== undefined){
if(!(referenceOrNull(data.countryId, {instancePath:instancePath+"/countryId",parentData:data,parentDataProperty:"countryId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
if(!(text500OrNull(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? text500OrNull.errors : vErrors.concat(text500OrNull.errors);
errors = vErrors.length;
}
}
if(data.taxNumber !== undefined){
if(!(line50OrNull(data.taxNumber, {instancePath:instancePath+"/taxNumber",parentData:data,parentDataProperty:"taxNumber",rootData}))){
vErrors = vErrors === null ? line50OrNull.errors : vErrors.concat(line50OrNull.errors);
errors = vErrors.length;
}
}
if(data.explanation !== undefined){
if(!(text2000OrNull(data.explanation, {instancePath:instancePath+"/explanation",parentData:data,parentDataProperty:"explanation",rootData}))){
vErrors = vErrors === null ? text2000OrNull.errors : vErrors.concat(text2000OrNull.errors);
errors = vErrors.length;
}
}
if(data.ownership !== undefined){
if(!(decimal4From0To100OrNull(data.ownership, {instancePath:instancePath+"/ownership",parentData:data,parentDataProperty:"ownership",rootData}))){
vErrors = vErrors === null ? decimal4From0To100OrNull.errors : vErrors.concat(decimal4From0To100OrNull.errors);
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
if(Object.keys(data).length > 29){
const err3 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 29},message:"must NOT have more than 29 properties"};
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
validate18.errors = vErrors;
return errors === 0;
}

const schema9 = {"type":"object","maxProperties":34,"if":{"maxProperties":34},"then":{"additionalProperties":false,"properties":{"usLaw":{"kind":"yesNoOrNull"},"financialInstitution":{"kind":"yesNoOrNull"},"incomeKind":{"kind":"onboardingIncomeKindChoiceOrNull"},"fatcaForm":{"kind":"fatcaFormChoiceOrNull"},"fatcaStatus":{"kind":"fatcaStatusChoiceOrNull"},"fatcaChapter3Type":{"kind":"fatcaChapter3TypeChoiceOrNull"},"giin":{"kind":"line19Likeb75a37ffOrNull"},"usPerson":{"kind":"yesNoOrNull"},"crsClassification":{"kind":"crsEntityClassificationChoiceOrNull"},"crsAccountHolderType":{"kind":"crsAccountHolderTypeChoiceOrNull"},"taxResidences":{"type":"array","nullable":true,"maxItems":10,"if":{"maxItems":10},"then":{"items":{"$ref":"part7"}}},"usExplanation":{"kind":"text2000OrNull"},"accountType":{"kind":"crsAccountTypeChoiceOrNull"},"jointHolders":{"kind":"integerFrom1To99OrNull"}}}};
const schema10 = {"type":"object","maxProperties":24,"if":{"maxProperties":24},"then":{"additionalProperties":false,"properties":{"countryId":{"kind":"referenceOrNull"},"taxNumber":{"kind":"line50OrNull"},"missingReason":{"kind":"tinMissingReasonChoiceOrNull"},"explanation":{"kind":"line200OrNull"}}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!((((key0 === "countryId") || (key0 === "taxNumber")) || (key0 === "missingReason")) || (key0 === "explanation"))){
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
if(data.countryId !== undefined){
if(!(referenceOrNull(data.countryId, {instancePath:instancePath+"/countryId",parentData:data,parentDataProperty:"countryId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
errors = vErrors.length;
}
}
if(data.taxNumber !== undefined){
if(!(line50OrNull(data.taxNumber, {instancePath:instancePath+"/taxNumber",parentData:data,parentDataProperty:"taxNumber",rootData}))){
vErrors = vErrors === null ? line50OrNull.errors : vErrors.concat(line50OrNull.errors);
errors = vErrors.length;
}
}
if(data.missingReason !== undefined){
if(!(tinMissingReasonChoiceOrNull(data.missingReason, {instancePath:instancePath+"/missingReason",parentData:data,parentDataProperty:"missingReason",rootData}))){
vErrors = vErrors === null ? tinMissingReasonChoiceOrNull.errors : vErrors.concat(tinMissingReasonChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.explanation !== undefined){
if(!(line200OrNull(data.explanation, {instancePath:instancePath+"/explanation",parentData:data,parentDataProperty:"explanation",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
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
if(Object.keys(data).length > 24){
const err3 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 24},message:"must NOT have more than 24 properties"};
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
validate21.errors = vErrors;
return errors === 0;
}


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!(func0.call(schema9.then.properties, key0))){
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
if(data.usLaw !== undefined){
if(!(yesNoOrNull(data.usLaw, {instancePath:instancePath+"/usLaw",parentData:data,parentDataProperty:"usLaw",rootData}))){
vErrors = vErrors === null ? yesNoOrNull.errors : vErrors.concat(yesNoOrNull.errors);
errors = vErrors.length;
}
}
if(data.financialInstitution !== undefined){
if(!(yesNoOrNull(data.financialInstitution, {instancePath:instancePath+"/financialInstitution",parentData:data,parentDataProperty:"financialInstitution",rootData}))){
vErrors = vErrors === null ? yesNoOrNull.errors : vErrors.concat(yesNoOrNull.errors);
errors = vErrors.length;
}
}
if(data.incomeKind !== undefined){
if(!(onboardingIncomeKindChoiceOrNull(data.incomeKind, {instancePath:instancePath+"/incomeKind",parentData:data,parentDataProperty:"incomeKind",rootData}))){
vErrors = vErrors === null ? onboardingIncomeKindChoiceOrNull.errors : vErrors.concat(onboardingIncomeKindChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.fatcaForm !== undefined){
if(!(fatcaFormChoiceOrNull(data.fatcaForm, {instancePath:instancePath+"/fatcaForm",parentData:data,parentDataProperty:"fatcaForm",rootData}))){
vErrors = vErrors === null ? fatcaFormChoiceOrNull.errors : vErrors.concat(fatcaFormChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.fatcaStatus !== undefined){
if(!(fatcaStatusChoiceOrNull(data.fatcaStatus, {instancePath:instancePath+"/fatcaStatus",parentData:data,parentDataProperty:"fatcaStatus",rootData}))){
vErrors = vErrors === null ? fatcaStatusChoiceOrNull.errors : vErrors.concat(fatcaStatusChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.fatcaChapter3Type !== undefined){
if(!(fatcaChapter3TypeChoiceOrNull(data.fatcaChapter3Type, {instancePath:instancePath+"/fatcaChapter3Type",parentData:data,parentDataProperty:"fatcaChapter3Type",rootData}))){
vErrors = vErrors === null ? fatcaChapter3TypeChoiceOrNull.errors : vErrors.concat(fatcaChapter3TypeChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.giin !== undefined){
if(!(line19Likeb75a37ffOrNull(data.giin, {instancePath:instancePath+"/giin",parentData:data,parentDataProperty:"giin",rootData}))){
vErrors = vErrors === null ? line19Likeb75a37ffOrNull.errors : vErrors.concat(line19Likeb75a37ffOrNull.errors);
errors = vErrors.length;
}
}
if(data.usPerson !== undefined){
if(!(yesNoOrNull(data.usPerson, {instancePath:instancePath+"/usPerson",parentData:data,parentDataProperty:"usPerson",rootData}))){
vErrors = vErrors === null ? yesNoOrNull.errors : vErrors.concat(yesNoOrNull.errors);
errors = vErrors.length;
}
}
if(data.crsClassification !== undefined){
if(!(crsEntityClassificationChoiceOrNull(data.crsClassification, {instancePath:instancePath+"/crsClassification",parentData:data,parentDataProperty:"crsClassification",rootData}))){
vErrors = vErrors === null ? crsEntityClassificationChoiceOrNull.errors : vErrors.concat(crsEntityClassificationChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.crsAccountHolderType !== undefined){
if(!(crsAccountHolderTypeChoiceOrNull(data.crsAccountHolderType, {instancePath:instancePath+"/crsAccountHolderType",parentData:data,parentDataProperty:"crsAccountHolderType",rootData}))){
vErrors = vErrors === null ? crsAccountHolderTypeChoiceOrNull.errors : vErrors.concat(crsAccountHolderTypeChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.taxResidences !== undefined){
let data10 = data.taxResidences;
if((!(Array.isArray(data10))) && (data10 !== null)){
const err2 = {instancePath:instancePath+"/taxResidences",schemaPath:"#/then/properties/taxResidences/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs18 = errors;
let valid2 = true;
const _errs19 = errors;
if(Array.isArray(data10)){
if(data10.length > 10){
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
var _valid1 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs20 = errors;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(validate21(data10[i0], {instancePath:instancePath+"/taxResidences/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
}
}
var _valid1 = _errs20 === errors;
valid2 = _valid1;
}
if(!valid2){
const err4 = {instancePath:instancePath+"/taxResidences",schemaPath:"#/then/properties/taxResidences/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Array.isArray(data10)){
if(data10.length > 10){
const err5 = {instancePath:instancePath+"/taxResidences",schemaPath:"#/then/properties/taxResidences/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.usExplanation !== undefined){
if(!(text2000OrNull(data.usExplanation, {instancePath:instancePath+"/usExplanation",parentData:data,parentDataProperty:"usExplanation",rootData}))){
vErrors = vErrors === null ? text2000OrNull.errors : vErrors.concat(text2000OrNull.errors);
errors = vErrors.length;
}
}
if(data.accountType !== undefined){
if(!(crsAccountTypeChoiceOrNull(data.accountType, {instancePath:instancePath+"/accountType",parentData:data,parentDataProperty:"accountType",rootData}))){
vErrors = vErrors === null ? crsAccountTypeChoiceOrNull.errors : vErrors.concat(crsAccountTypeChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.jointHolders !== undefined){
if(!(integerFrom1To99OrNull(data.jointHolders, {instancePath:instancePath+"/jointHolders",parentData:data,parentDataProperty:"jointHolders",rootData}))){
vErrors = vErrors === null ? integerFrom1To99OrNull.errors : vErrors.concat(integerFrom1To99OrNull.errors);
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
if(Object.keys(data).length > 34){
const err7 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 34},message:"must NOT have more than 34 properties"};
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
validate20.errors = vErrors;
return errors === 0;
}

const schema11 = {"type":"object","maxProperties":26,"if":{"maxProperties":26},"then":{"additionalProperties":false,"properties":{"sourceOfFunds":{"kind":"sourceOfFundsChoiceOrNull"},"sourceOfFundsAmount":{"kind":"moneyFrom0To999999999999_99OrNull"},"sourceOfFundsExplanation":{"kind":"text2000OrNull"},"sourceOfFundsCountryId":{"kind":"referenceOrNull"},"sourceOfWealth":{"kind":"sourceOfWealthChoiceOrNull"},"sourceOfWealthExplanation":{"kind":"text2000OrNull"}}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!((((((key0 === "sourceOfFunds") || (key0 === "sourceOfFundsAmount")) || (key0 === "sourceOfFundsExplanation")) || (key0 === "sourceOfFundsCountryId")) || (key0 === "sourceOfWealth")) || (key0 === "sourceOfWealthExplanation"))){
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
if(data.sourceOfFunds !== undefined){
if(!(sourceOfFundsChoiceOrNull(data.sourceOfFunds, {instancePath:instancePath+"/sourceOfFunds",parentData:data,parentDataProperty:"sourceOfFunds",rootData}))){
vErrors = vErrors === null ? sourceOfFundsChoiceOrNull.errors : vErrors.concat(sourceOfFundsChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.sourceOfFundsAmount !== undefined){
if(!(moneyFrom0To999999999999_99OrNull(data.sourceOfFundsAmount, {instancePath:instancePath+"/sourceOfFundsAmount",parentData:data,parentDataProperty:"sourceOfFundsAmount",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99OrNull.errors : vErrors.concat(moneyFrom0To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.sourceOfFundsExplanation !== undefined){
if(!(text2000OrNull(data.sourceOfFundsExplanation, {instancePath:instancePath+"/sourceOfFundsExplanation",parentData:data,parentDataProperty:"sourceOfFundsExplanation",rootData}))){
vErrors = vErrors === null ? text2000OrNull.errors : vErrors.concat(text2000OrNull.errors);
errors = vErrors.length;
}
}
if(data.sourceOfFundsCountryId !== undefined){
if(!(referenceOrNull(data.sourceOfFundsCountryId, {instancePath:instancePath+"/sourceOfFundsCountryId",parentData:data,parentDataProperty:"sourceOfFundsCountryId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
errors = vErrors.length;
}
}
if(data.sourceOfWealth !== undefined){
if(!(sourceOfWealthChoiceOrNull(data.sourceOfWealth, {instancePath:instancePath+"/sourceOfWealth",parentData:data,parentDataProperty:"sourceOfWealth",rootData}))){
vErrors = vErrors === null ? sourceOfWealthChoiceOrNull.errors : vErrors.concat(sourceOfWealthChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.sourceOfWealthExplanation !== undefined){
if(!(text2000OrNull(data.sourceOfWealthExplanation, {instancePath:instancePath+"/sourceOfWealthExplanation",parentData:data,parentDataProperty:"sourceOfWealthExplanation",rootData}))){
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
if(Object.keys(data).length > 26){
const err3 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 26},message:"must NOT have more than 26 properties"};
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
validate24.errors = vErrors;
return errors === 0;
}

const schema12 = {"type":"object","maxProperties":29,"if":{"maxProperties":29},"then":{"additionalProperties":false,"properties":{"key":{"kind":"line20Likef7d0d7e9OrNull"},"documentId":{"kind":"integerFrom1To9007199254740991OrNull"},"purpose":{"kind":"evidencePurposeChoiceOrNull"},"kind":{"kind":"evidenceKindChoiceOrNull"},"person":{"kind":"line20OrNull"},"holderName":{"kind":"line200OrNull"},"issuedOn":{"kind":"dateOrNull"},"expiresOn":{"kind":"dateOrNull"},"authorisedNames":{"kind":"text2000OrNull"}}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 29){
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
if(!(func0.call(schema12.then.properties, key0))){
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
if(data.key !== undefined){
if(!(line20Likef7d0d7e9OrNull(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? line20Likef7d0d7e9OrNull.errors : vErrors.concat(line20Likef7d0d7e9OrNull.errors);
errors = vErrors.length;
}
}
if(data.documentId !== undefined){
if(!(integerFrom1To9007199254740991OrNull(data.documentId, {instancePath:instancePath+"/documentId",parentData:data,parentDataProperty:"documentId",rootData}))){
vErrors = vErrors === null ? integerFrom1To9007199254740991OrNull.errors : vErrors.concat(integerFrom1To9007199254740991OrNull.errors);
errors = vErrors.length;
}
}
if(data.purpose !== undefined){
if(!(evidencePurposeChoiceOrNull(data.purpose, {instancePath:instancePath+"/purpose",parentData:data,parentDataProperty:"purpose",rootData}))){
vErrors = vErrors === null ? evidencePurposeChoiceOrNull.errors : vErrors.concat(evidencePurposeChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.kind !== undefined){
if(!(evidenceKindChoiceOrNull(data.kind, {instancePath:instancePath+"/kind",parentData:data,parentDataProperty:"kind",rootData}))){
vErrors = vErrors === null ? evidenceKindChoiceOrNull.errors : vErrors.concat(evidenceKindChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.person !== undefined){
if(!(line20OrNull(data.person, {instancePath:instancePath+"/person",parentData:data,parentDataProperty:"person",rootData}))){
vErrors = vErrors === null ? line20OrNull.errors : vErrors.concat(line20OrNull.errors);
errors = vErrors.length;
}
}
if(data.holderName !== undefined){
if(!(line200OrNull(data.holderName, {instancePath:instancePath+"/holderName",parentData:data,parentDataProperty:"holderName",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.issuedOn !== undefined){
if(!(dateOrNull(data.issuedOn, {instancePath:instancePath+"/issuedOn",parentData:data,parentDataProperty:"issuedOn",rootData}))){
vErrors = vErrors === null ? dateOrNull.errors : vErrors.concat(dateOrNull.errors);
errors = vErrors.length;
}
}
if(data.expiresOn !== undefined){
if(!(dateOrNull(data.expiresOn, {instancePath:instancePath+"/expiresOn",parentData:data,parentDataProperty:"expiresOn",rootData}))){
vErrors = vErrors === null ? dateOrNull.errors : vErrors.concat(dateOrNull.errors);
errors = vErrors.length;
}
}
if(data.authorisedNames !== undefined){
if(!(text2000OrNull(data.authorisedNames, {instancePath:instancePath+"/authorisedNames",parentData:data,parentDataProperty:"authorisedNames",rootData}))){
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
if(Object.keys(data).length > 29){
const err3 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 29},message:"must NOT have more than 29 properties"};
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
validate26.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"object","maxProperties":33,"if":{"maxProperties":33},"then":{"additionalProperties":false,"properties":{"name":{"kind":"line200OrNull"},"accountNumber":{"kind":"line42OrNull"},"bankCode":{"kind":"line20OrNull"},"currencyId":{"kind":"referenceOrNull"},"address":{"kind":"line200OrNull"},"postalCode":{"kind":"line20OrNull"},"city":{"kind":"line200OrNull"},"countryId":{"kind":"referenceOrNull"},"bankAddress":{"kind":"line200OrNull"},"bankPostalCode":{"kind":"line20OrNull"},"bankCity":{"kind":"line200OrNull"},"bankCountryId":{"kind":"referenceOrNull"},"differenceReason":{"kind":"text2000OrNull"}}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 33){
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
if(!(func0.call(schema13.then.properties, key0))){
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
if(data.name !== undefined){
if(!(line200OrNull(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? line200OrNull.errors : vErrors.concat(line200OrNull.errors);
errors = vErrors.length;
}
}
if(data.accountNumber !== undefined){
if(!(line42OrNull(data.accountNumber, {instancePath:instancePath+"/accountNumber",parentData:data,parentDataProperty:"accountNumber",rootData}))){
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
if(data.currencyId !== undefined){
if(!(referenceOrNull(data.currencyId, {instancePath:instancePath+"/currencyId",parentData:data,parentDataProperty:"currencyId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
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
if(!(referenceOrNull(data.bankCountryId, {instancePath:instancePath+"/bankCountryId",parentData:data,parentDataProperty:"bankCountryId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
errors = vErrors.length;
}
}
if(data.differenceReason !== undefined){
if(!(text2000OrNull(data.differenceReason, {instancePath:instancePath+"/differenceReason",parentData:data,parentDataProperty:"differenceReason",rootData}))){
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
if(Object.keys(data).length > 33){
const err3 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 33},message:"must NOT have more than 33 properties"};
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
validate28.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"object","maxProperties":24,"if":{"maxProperties":24},"then":{"additionalProperties":false,"properties":{"key":{"kind":"line20Likef7d0d7e9OrNull"},"individual":{"type":["object","null"],"if":{"type":"object"},"then":{"$ref":"part0"}},"quality":{"kind":"qualityChoiceOrNull"},"signingAuthority":{"kind":"signingAuthorityChoiceOrNull"}}}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!((((key0 === "key") || (key0 === "individual")) || (key0 === "quality")) || (key0 === "signingAuthority"))){
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
if(data.key !== undefined){
if(!(line20Likef7d0d7e9OrNull(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? line20Likef7d0d7e9OrNull.errors : vErrors.concat(line20Likef7d0d7e9OrNull.errors);
errors = vErrors.length;
}
}
if(data.individual !== undefined){
let data1 = data.individual;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
const err2 = {instancePath:instancePath+"/individual",schemaPath:"#/then/properties/individual/type",keyword:"type",params:{type: schema14.then.properties.individual.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs8 = errors;
let valid2 = true;
const _errs9 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs11 = errors;
if(!(validate3(data1, {instancePath:instancePath+"/individual",parentData:data,parentDataProperty:"individual",rootData}))){
vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors);
errors = vErrors.length;
}
var _valid1 = _errs11 === errors;
valid2 = _valid1;
}
if(!valid2){
const err4 = {instancePath:instancePath+"/individual",schemaPath:"#/then/properties/individual/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.quality !== undefined){
if(!(qualityChoiceOrNull(data.quality, {instancePath:instancePath+"/quality",parentData:data,parentDataProperty:"quality",rootData}))){
vErrors = vErrors === null ? qualityChoiceOrNull.errors : vErrors.concat(qualityChoiceOrNull.errors);
errors = vErrors.length;
}
}
if(data.signingAuthority !== undefined){
if(!(signingAuthorityChoiceOrNull(data.signingAuthority, {instancePath:instancePath+"/signingAuthority",parentData:data,parentDataProperty:"signingAuthority",rootData}))){
vErrors = vErrors === null ? signingAuthorityChoiceOrNull.errors : vErrors.concat(signingAuthorityChoiceOrNull.errors);
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
validate30.errors = vErrors;
return errors === 0;
}

const schema15 = {"type":"object","maxProperties":27,"if":{"maxProperties":27},"then":{"additionalProperties":false,"properties":{"commitment":{"kind":"moneyFrom0To999999999999_99OrNull"},"currencyId":{"kind":"referenceOrNull"},"professionalInvestor":{"kind":"yesNoOrNull"},"termsAccepted":{"kind":"yesNoOrNull"},"dataProtectionAccepted":{"kind":"yesNoOrNull"},"place":{"kind":"line100OrNull"},"remarks":{"kind":"text2000OrNull"}}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 27){
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
if(!(((((((key0 === "commitment") || (key0 === "currencyId")) || (key0 === "professionalInvestor")) || (key0 === "termsAccepted")) || (key0 === "dataProtectionAccepted")) || (key0 === "place")) || (key0 === "remarks"))){
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
if(data.commitment !== undefined){
if(!(moneyFrom0To999999999999_99OrNull(data.commitment, {instancePath:instancePath+"/commitment",parentData:data,parentDataProperty:"commitment",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99OrNull.errors : vErrors.concat(moneyFrom0To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.currencyId !== undefined){
if(!(referenceOrNull(data.currencyId, {instancePath:instancePath+"/currencyId",parentData:data,parentDataProperty:"currencyId",rootData}))){
vErrors = vErrors === null ? referenceOrNull.errors : vErrors.concat(referenceOrNull.errors);
errors = vErrors.length;
}
}
if(data.professionalInvestor !== undefined){
if(!(yesNoOrNull(data.professionalInvestor, {instancePath:instancePath+"/professionalInvestor",parentData:data,parentDataProperty:"professionalInvestor",rootData}))){
vErrors = vErrors === null ? yesNoOrNull.errors : vErrors.concat(yesNoOrNull.errors);
errors = vErrors.length;
}
}
if(data.termsAccepted !== undefined){
if(!(yesNoOrNull(data.termsAccepted, {instancePath:instancePath+"/termsAccepted",parentData:data,parentDataProperty:"termsAccepted",rootData}))){
vErrors = vErrors === null ? yesNoOrNull.errors : vErrors.concat(yesNoOrNull.errors);
errors = vErrors.length;
}
}
if(data.dataProtectionAccepted !== undefined){
if(!(yesNoOrNull(data.dataProtectionAccepted, {instancePath:instancePath+"/dataProtectionAccepted",parentData:data,parentDataProperty:"dataProtectionAccepted",rootData}))){
vErrors = vErrors === null ? yesNoOrNull.errors : vErrors.concat(yesNoOrNull.errors);
errors = vErrors.length;
}
}
if(data.place !== undefined){
if(!(line100OrNull(data.place, {instancePath:instancePath+"/place",parentData:data,parentDataProperty:"place",rootData}))){
vErrors = vErrors === null ? line100OrNull.errors : vErrors.concat(line100OrNull.errors);
errors = vErrors.length;
}
}
if(data.remarks !== undefined){
if(!(text2000OrNull(data.remarks, {instancePath:instancePath+"/remarks",parentData:data,parentDataProperty:"remarks",rootData}))){
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
if(Object.keys(data).length > 27){
const err3 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 27},message:"must NOT have more than 27 properties"};
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
validate33.errors = vErrors;
return errors === 0;
}


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
if(data.entityDetails !== undefined){
let data0 = data.entityDetails;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/entityDetails",schemaPath:"#/then/properties/entityDetails/type",keyword:"type",params:{type: schema1.then.properties.entityDetails.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
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
const _errs10 = errors;
if(!(validate2(data0, {instancePath:instancePath+"/entityDetails",parentData:data,parentDataProperty:"entityDetails",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = _valid1;
}
if(!valid2){
const err4 = {instancePath:instancePath+"/entityDetails",schemaPath:"#/then/properties/entityDetails/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.beneficialOwners !== undefined){
let data1 = data.beneficialOwners;
if((!(Array.isArray(data1))) && (data1 !== null)){
const err5 = {instancePath:instancePath+"/beneficialOwners",schemaPath:"#/then/properties/beneficialOwners/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs14 = errors;
let valid3 = true;
const _errs15 = errors;
if(Array.isArray(data1)){
if(data1.length > 50){
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
var _valid2 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs16 = errors;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(validate6(data1[i0], {instancePath:instancePath+"/beneficialOwners/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
}
}
var _valid2 = _errs16 === errors;
valid3 = _valid2;
}
if(!valid3){
const err7 = {instancePath:instancePath+"/beneficialOwners",schemaPath:"#/then/properties/beneficialOwners/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Array.isArray(data1)){
if(data1.length > 50){
const err8 = {instancePath:instancePath+"/beneficialOwners",schemaPath:"#/then/properties/beneficialOwners/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
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
if(data.controllersAndDirectors !== undefined){
let data3 = data.controllersAndDirectors;
if((!(Array.isArray(data3))) && (data3 !== null)){
const err9 = {instancePath:instancePath+"/controllersAndDirectors",schemaPath:"#/then/properties/controllersAndDirectors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const _errs21 = errors;
let valid6 = true;
const _errs22 = errors;
if(Array.isArray(data3)){
if(data3.length > 50){
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
var _valid3 = _errs22 === errors;
errors = _errs21;
if(vErrors !== null){
if(_errs21){
vErrors.length = _errs21;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs23 = errors;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(!(validate9(data3[i1], {instancePath:instancePath+"/controllersAndDirectors/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
}
}
var _valid3 = _errs23 === errors;
valid6 = _valid3;
}
if(!valid6){
const err11 = {instancePath:instancePath+"/controllersAndDirectors",schemaPath:"#/then/properties/controllersAndDirectors/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(Array.isArray(data3)){
if(data3.length > 50){
const err12 = {instancePath:instancePath+"/controllersAndDirectors",schemaPath:"#/then/properties/controllersAndDirectors/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.otherParties !== undefined){
let data5 = data.otherParties;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err13 = {instancePath:instancePath+"/otherParties",schemaPath:"#/then/properties/otherParties/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs28 = errors;
let valid9 = true;
const _errs29 = errors;
if(Array.isArray(data5)){
if(data5.length > 50){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var _valid4 = _errs29 === errors;
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs30 = errors;
if(Array.isArray(data5)){
const len2 = data5.length;
for(let i2=0; i2<len2; i2++){
if(!(validate12(data5[i2], {instancePath:instancePath+"/otherParties/" + i2,parentData:data5,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
var _valid4 = _errs30 === errors;
valid9 = _valid4;
}
if(!valid9){
const err15 = {instancePath:instancePath+"/otherParties",schemaPath:"#/then/properties/otherParties/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(Array.isArray(data5)){
if(data5.length > 50){
const err16 = {instancePath:instancePath+"/otherParties",schemaPath:"#/then/properties/otherParties/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.thirdPartyIndividuals !== undefined){
let data7 = data.thirdPartyIndividuals;
if((!(Array.isArray(data7))) && (data7 !== null)){
const err17 = {instancePath:instancePath+"/thirdPartyIndividuals",schemaPath:"#/then/properties/thirdPartyIndividuals/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs35 = errors;
let valid12 = true;
const _errs36 = errors;
if(Array.isArray(data7)){
if(data7.length > 50){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid5 = _errs36 === errors;
errors = _errs35;
if(vErrors !== null){
if(_errs35){
vErrors.length = _errs35;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs37 = errors;
if(Array.isArray(data7)){
const len3 = data7.length;
for(let i3=0; i3<len3; i3++){
if(!(validate15(data7[i3], {instancePath:instancePath+"/thirdPartyIndividuals/" + i3,parentData:data7,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
}
var _valid5 = _errs37 === errors;
valid12 = _valid5;
}
if(!valid12){
const err19 = {instancePath:instancePath+"/thirdPartyIndividuals",schemaPath:"#/then/properties/thirdPartyIndividuals/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(Array.isArray(data7)){
if(data7.length > 50){
const err20 = {instancePath:instancePath+"/thirdPartyIndividuals",schemaPath:"#/then/properties/thirdPartyIndividuals/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.thirdPartyCompanies !== undefined){
let data9 = data.thirdPartyCompanies;
if((!(Array.isArray(data9))) && (data9 !== null)){
const err21 = {instancePath:instancePath+"/thirdPartyCompanies",schemaPath:"#/then/properties/thirdPartyCompanies/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const _errs42 = errors;
let valid15 = true;
const _errs43 = errors;
if(Array.isArray(data9)){
if(data9.length > 50){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
var _valid6 = _errs43 === errors;
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs44 = errors;
if(Array.isArray(data9)){
const len4 = data9.length;
for(let i4=0; i4<len4; i4++){
if(!(validate18(data9[i4], {instancePath:instancePath+"/thirdPartyCompanies/" + i4,parentData:data9,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
}
var _valid6 = _errs44 === errors;
valid15 = _valid6;
}
if(!valid15){
const err23 = {instancePath:instancePath+"/thirdPartyCompanies",schemaPath:"#/then/properties/thirdPartyCompanies/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(Array.isArray(data9)){
if(data9.length > 50){
const err24 = {instancePath:instancePath+"/thirdPartyCompanies",schemaPath:"#/then/properties/thirdPartyCompanies/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if(data.taxClassification !== undefined){
let data11 = data.taxClassification;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
const err25 = {instancePath:instancePath+"/taxClassification",schemaPath:"#/then/properties/taxClassification/type",keyword:"type",params:{type: schema1.then.properties.taxClassification.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const _errs48 = errors;
let valid18 = true;
const _errs49 = errors;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid7 = _errs49 === errors;
errors = _errs48;
if(vErrors !== null){
if(_errs48){
vErrors.length = _errs48;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs51 = errors;
if(!(validate20(data11, {instancePath:instancePath+"/taxClassification",parentData:data,parentDataProperty:"taxClassification",rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var _valid7 = _errs51 === errors;
valid18 = _valid7;
}
if(!valid18){
const err27 = {instancePath:instancePath+"/taxClassification",schemaPath:"#/then/properties/taxClassification/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.sourceOfFundsAndWealth !== undefined){
let data12 = data.sourceOfFundsAndWealth;
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
const err28 = {instancePath:instancePath+"/sourceOfFundsAndWealth",schemaPath:"#/then/properties/sourceOfFundsAndWealth/type",keyword:"type",params:{type: schema1.then.properties.sourceOfFundsAndWealth.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
const _errs54 = errors;
let valid19 = true;
const _errs55 = errors;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err29 = {};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid8 = _errs55 === errors;
errors = _errs54;
if(vErrors !== null){
if(_errs54){
vErrors.length = _errs54;
}
else {
vErrors = null;
}
}
if(_valid8){
const _errs57 = errors;
if(!(validate24(data12, {instancePath:instancePath+"/sourceOfFundsAndWealth",parentData:data,parentDataProperty:"sourceOfFundsAndWealth",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var _valid8 = _errs57 === errors;
valid19 = _valid8;
}
if(!valid19){
const err30 = {instancePath:instancePath+"/sourceOfFundsAndWealth",schemaPath:"#/then/properties/sourceOfFundsAndWealth/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.evidence !== undefined){
let data13 = data.evidence;
if((!(Array.isArray(data13))) && (data13 !== null)){
const err31 = {instancePath:instancePath+"/evidence",schemaPath:"#/then/properties/evidence/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs61 = errors;
let valid20 = true;
const _errs62 = errors;
if(Array.isArray(data13)){
if(data13.length > 200){
const err32 = {};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var _valid9 = _errs62 === errors;
errors = _errs61;
if(vErrors !== null){
if(_errs61){
vErrors.length = _errs61;
}
else {
vErrors = null;
}
}
if(_valid9){
const _errs63 = errors;
if(Array.isArray(data13)){
const len5 = data13.length;
for(let i5=0; i5<len5; i5++){
if(!(validate26(data13[i5], {instancePath:instancePath+"/evidence/" + i5,parentData:data13,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
var _valid9 = _errs63 === errors;
valid20 = _valid9;
}
if(!valid20){
const err33 = {instancePath:instancePath+"/evidence",schemaPath:"#/then/properties/evidence/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(Array.isArray(data13)){
if(data13.length > 200){
const err34 = {instancePath:instancePath+"/evidence",schemaPath:"#/then/properties/evidence/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data.bankAccount !== undefined){
let data15 = data.bankAccount;
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
const err35 = {instancePath:instancePath+"/bankAccount",schemaPath:"#/then/properties/bankAccount/type",keyword:"type",params:{type: schema1.then.properties.bankAccount.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const _errs67 = errors;
let valid23 = true;
const _errs68 = errors;
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
const err36 = {};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var _valid10 = _errs68 === errors;
errors = _errs67;
if(vErrors !== null){
if(_errs67){
vErrors.length = _errs67;
}
else {
vErrors = null;
}
}
if(_valid10){
const _errs70 = errors;
if(!(validate28(data15, {instancePath:instancePath+"/bankAccount",parentData:data,parentDataProperty:"bankAccount",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var _valid10 = _errs70 === errors;
valid23 = _valid10;
}
if(!valid23){
const err37 = {instancePath:instancePath+"/bankAccount",schemaPath:"#/then/properties/bankAccount/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.signatories !== undefined){
let data16 = data.signatories;
if((!(Array.isArray(data16))) && (data16 !== null)){
const err38 = {instancePath:instancePath+"/signatories",schemaPath:"#/then/properties/signatories/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const _errs74 = errors;
let valid24 = true;
const _errs75 = errors;
if(Array.isArray(data16)){
if(data16.length > 20){
const err39 = {};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
var _valid11 = _errs75 === errors;
errors = _errs74;
if(vErrors !== null){
if(_errs74){
vErrors.length = _errs74;
}
else {
vErrors = null;
}
}
if(_valid11){
const _errs76 = errors;
if(Array.isArray(data16)){
const len6 = data16.length;
for(let i6=0; i6<len6; i6++){
if(!(validate30(data16[i6], {instancePath:instancePath+"/signatories/" + i6,parentData:data16,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
}
}
var _valid11 = _errs76 === errors;
valid24 = _valid11;
}
if(!valid24){
const err40 = {instancePath:instancePath+"/signatories",schemaPath:"#/then/properties/signatories/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(Array.isArray(data16)){
if(data16.length > 20){
const err41 = {instancePath:instancePath+"/signatories",schemaPath:"#/then/properties/signatories/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
if(data.subscriptionContract !== undefined){
let data18 = data.subscriptionContract;
if((!(data18 && typeof data18 == "object" && !Array.isArray(data18))) && (data18 !== null)){
const err42 = {instancePath:instancePath+"/subscriptionContract",schemaPath:"#/then/properties/subscriptionContract/type",keyword:"type",params:{type: schema1.then.properties.subscriptionContract.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const _errs80 = errors;
let valid27 = true;
const _errs81 = errors;
if(!(data18 && typeof data18 == "object" && !Array.isArray(data18))){
const err43 = {};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
var _valid12 = _errs81 === errors;
errors = _errs80;
if(vErrors !== null){
if(_errs80){
vErrors.length = _errs80;
}
else {
vErrors = null;
}
}
if(_valid12){
const _errs83 = errors;
if(!(validate33(data18, {instancePath:instancePath+"/subscriptionContract",parentData:data,parentDataProperty:"subscriptionContract",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var _valid12 = _errs83 === errors;
valid27 = _valid12;
}
if(!valid27){
const err44 = {instancePath:instancePath+"/subscriptionContract",schemaPath:"#/then/properties/subscriptionContract/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err45 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 32){
const err46 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 32},message:"must NOT have more than 32 properties"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
else {
const err47 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
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
if(data.investorName === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "investorName"},message:"must have required property '"+"investorName"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.address === undefined){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.legalStatus === undefined){
const err4 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "legalStatus"},message:"must have required property '"+"legalStatus"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.contactId === undefined){
const err5 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "contactId"},message:"must have required property '"+"contactId"+"'"};
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
if(data.fundId !== undefined){
if(!(reference(data.fundId, {instancePath:instancePath+"/fundId",parentData:data,parentDataProperty:"fundId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.investorName !== undefined){
if(!(line200(data.investorName, {instancePath:instancePath+"/investorName",parentData:data,parentDataProperty:"investorName",rootData}))){
vErrors = vErrors === null ? line200.errors : vErrors.concat(line200.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
if(!(line200(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? line200.errors : vErrors.concat(line200.errors);
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
if(data.commitment !== undefined){
if(!(moneyFrom0To999999999999_99OrNull(data.commitment, {instancePath:instancePath+"/commitment",parentData:data,parentDataProperty:"commitment",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99OrNull.errors : vErrors.concat(moneyFrom0To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.contactId !== undefined){
if(!(reference(data.contactId, {instancePath:instancePath+"/contactId",parentData:data,parentDataProperty:"contactId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.dueDiligenceDate !== undefined){
if(!(dateOrNull(data.dueDiligenceDate, {instancePath:instancePath+"/dueDiligenceDate",parentData:data,parentDataProperty:"dueDiligenceDate",rootData}))){
vErrors = vErrors === null ? dateOrNull.errors : vErrors.concat(dateOrNull.errors);
errors = vErrors.length;
}
}
if(data.subscriptionDate !== undefined){
if(!(dateOrNull(data.subscriptionDate, {instancePath:instancePath+"/subscriptionDate",parentData:data,parentDataProperty:"subscriptionDate",rootData}))){
vErrors = vErrors === null ? dateOrNull.errors : vErrors.concat(dateOrNull.errors);
errors = vErrors.length;
}
}
if(data.answers !== undefined){
let data11 = data.answers;
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
const err7 = {instancePath:instancePath+"/answers",schemaPath:"#/then/properties/answers/type",keyword:"type",params:{type: schema0.then.properties.answers.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
const _errs18 = errors;
let valid2 = true;
const _errs19 = errors;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid1 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs21 = errors;
if(!(validate1(data11, {instancePath:instancePath+"/answers",parentData:data,parentDataProperty:"answers",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid1 = _errs21 === errors;
valid2 = _valid1;
}
if(!valid2){
const err9 = {instancePath:instancePath+"/answers",schemaPath:"#/then/properties/answers/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err10 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 32){
const err11 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 32},message:"must NOT have more than 32 properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateUpdate = validate36;
const schema16 = {"type":"object","maxProperties":31,"if":{"maxProperties":31},"then":{"additionalProperties":false,"required":["investorName","address","legalStatus","contactId"],"properties":{"investorName":{"kind":"line200"},"address":{"kind":"line200"},"postalCode":{"kind":"line20OrNull"},"city":{"kind":"line200OrNull"},"countryId":{"kind":"referenceOrNull"},"legalStatus":{"kind":"legalStatusChoice"},"commitment":{"kind":"moneyFrom0To999999999999_99OrNull"},"contactId":{"kind":"reference"},"dueDiligenceDate":{"kind":"dateOrNull"},"subscriptionDate":{"kind":"dateOrNull"},"answers":{"type":["object","null"],"if":{"type":"object"},"then":{"$ref":"part14"}}}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 31){
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
if(data.investorName === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "investorName"},message:"must have required property '"+"investorName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.address === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
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
if(data.contactId === undefined){
const err4 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "contactId"},message:"must have required property '"+"contactId"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func0.call(schema16.then.properties, key0))){
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
if(data.investorName !== undefined){
if(!(line200(data.investorName, {instancePath:instancePath+"/investorName",parentData:data,parentDataProperty:"investorName",rootData}))){
vErrors = vErrors === null ? line200.errors : vErrors.concat(line200.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
if(!(line200(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData}))){
vErrors = vErrors === null ? line200.errors : vErrors.concat(line200.errors);
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
if(data.commitment !== undefined){
if(!(moneyFrom0To999999999999_99OrNull(data.commitment, {instancePath:instancePath+"/commitment",parentData:data,parentDataProperty:"commitment",rootData}))){
vErrors = vErrors === null ? moneyFrom0To999999999999_99OrNull.errors : vErrors.concat(moneyFrom0To999999999999_99OrNull.errors);
errors = vErrors.length;
}
}
if(data.contactId !== undefined){
if(!(reference(data.contactId, {instancePath:instancePath+"/contactId",parentData:data,parentDataProperty:"contactId",rootData}))){
vErrors = vErrors === null ? reference.errors : vErrors.concat(reference.errors);
errors = vErrors.length;
}
}
if(data.dueDiligenceDate !== undefined){
if(!(dateOrNull(data.dueDiligenceDate, {instancePath:instancePath+"/dueDiligenceDate",parentData:data,parentDataProperty:"dueDiligenceDate",rootData}))){
vErrors = vErrors === null ? dateOrNull.errors : vErrors.concat(dateOrNull.errors);
errors = vErrors.length;
}
}
if(data.subscriptionDate !== undefined){
if(!(dateOrNull(data.subscriptionDate, {instancePath:instancePath+"/subscriptionDate",parentData:data,parentDataProperty:"subscriptionDate",rootData}))){
vErrors = vErrors === null ? dateOrNull.errors : vErrors.concat(dateOrNull.errors);
errors = vErrors.length;
}
}
if(data.answers !== undefined){
let data10 = data.answers;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
const err6 = {instancePath:instancePath+"/answers",schemaPath:"#/then/properties/answers/type",keyword:"type",params:{type: schema16.then.properties.answers.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const _errs17 = errors;
let valid2 = true;
const _errs18 = errors;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs20 = errors;
if(!(validate1(data10, {instancePath:instancePath+"/answers",parentData:data,parentDataProperty:"answers",rootData}))){
vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors);
errors = vErrors.length;
}
var _valid1 = _errs20 === errors;
valid2 = _valid1;
}
if(!valid2){
const err8 = {instancePath:instancePath+"/answers",schemaPath:"#/then/properties/answers/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
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
if(Object.keys(data).length > 31){
const err10 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 31},message:"must NOT have more than 31 properties"};
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
validate36.errors = vErrors;
return errors === 0;
}

export const validateStart = validate38;
const schema17 = {"type":"object","maxProperties":21,"if":{"maxProperties":21},"then":{"additionalProperties":false,"properties":{"submit":{"kind":"yesNoOrNull"}}}};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(key0 === "submit")){
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
if(data.submit !== undefined){
if(!(yesNoOrNull(data.submit, {instancePath:instancePath+"/submit",parentData:data,parentDataProperty:"submit",rootData}))){
vErrors = vErrors === null ? yesNoOrNull.errors : vErrors.concat(yesNoOrNull.errors);
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
validate38.errors = vErrors;
return errors === 0;
}

export const validateSubmitToInvestor = validate39;
const schema18 = {"type":"object","maxProperties":20,"if":{"maxProperties":20},"then":{"additionalProperties":false,"properties":{}}};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate39.errors = vErrors;
return errors === 0;
}

export const validateSignDueDiligence = validate40;
const schema19 = {"type":"object","maxProperties":21,"if":{"maxProperties":21},"then":{"additionalProperties":false,"properties":{"date":{"kind":"dateOrNull"}}}};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(key0 === "date")){
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
if(data.date !== undefined){
if(!(dateOrNull(data.date, {instancePath:instancePath+"/date",parentData:data,parentDataProperty:"date",rootData}))){
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
validate40.errors = vErrors;
return errors === 0;
}

export const validateSaveAnswers = validate41;
const schema20 = {"type":"object","maxProperties":25,"if":{"maxProperties":25},"then":{"additionalProperties":false,"properties":{"entityDetails":{"type":["object","null"],"if":{"type":"object"},"then":{"$ref":"part1"}},"taxClassification":{"type":["object","null"],"if":{"type":"object"},"then":{"$ref":"part8"}},"sourceOfFundsAndWealth":{"type":["object","null"],"if":{"type":"object"},"then":{"$ref":"part9"}},"bankAccount":{"type":["object","null"],"if":{"type":"object"},"then":{"$ref":"part11"}},"subscriptionContract":{"type":["object","null"],"if":{"type":"object"},"then":{"$ref":"part13"}}}}};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!(((((key0 === "entityDetails") || (key0 === "taxClassification")) || (key0 === "sourceOfFundsAndWealth")) || (key0 === "bankAccount")) || (key0 === "subscriptionContract"))){
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
if(data.entityDetails !== undefined){
let data0 = data.entityDetails;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/entityDetails",schemaPath:"#/then/properties/entityDetails/type",keyword:"type",params:{type: schema20.then.properties.entityDetails.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
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
const _errs10 = errors;
if(!(validate2(data0, {instancePath:instancePath+"/entityDetails",parentData:data,parentDataProperty:"entityDetails",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = _valid1;
}
if(!valid2){
const err4 = {instancePath:instancePath+"/entityDetails",schemaPath:"#/then/properties/entityDetails/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.taxClassification !== undefined){
let data1 = data.taxClassification;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
const err5 = {instancePath:instancePath+"/taxClassification",schemaPath:"#/then/properties/taxClassification/type",keyword:"type",params:{type: schema20.then.properties.taxClassification.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs13 = errors;
let valid3 = true;
const _errs14 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid2 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs16 = errors;
if(!(validate20(data1, {instancePath:instancePath+"/taxClassification",parentData:data,parentDataProperty:"taxClassification",rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var _valid2 = _errs16 === errors;
valid3 = _valid2;
}
if(!valid3){
const err7 = {instancePath:instancePath+"/taxClassification",schemaPath:"#/then/properties/taxClassification/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.sourceOfFundsAndWealth !== undefined){
let data2 = data.sourceOfFundsAndWealth;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
const err8 = {instancePath:instancePath+"/sourceOfFundsAndWealth",schemaPath:"#/then/properties/sourceOfFundsAndWealth/type",keyword:"type",params:{type: schema20.then.properties.sourceOfFundsAndWealth.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs19 = errors;
let valid4 = true;
const _errs20 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid3 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs22 = errors;
if(!(validate24(data2, {instancePath:instancePath+"/sourceOfFundsAndWealth",parentData:data,parentDataProperty:"sourceOfFundsAndWealth",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var _valid3 = _errs22 === errors;
valid4 = _valid3;
}
if(!valid4){
const err10 = {instancePath:instancePath+"/sourceOfFundsAndWealth",schemaPath:"#/then/properties/sourceOfFundsAndWealth/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.bankAccount !== undefined){
let data3 = data.bankAccount;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
const err11 = {instancePath:instancePath+"/bankAccount",schemaPath:"#/then/properties/bankAccount/type",keyword:"type",params:{type: schema20.then.properties.bankAccount.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs25 = errors;
let valid5 = true;
const _errs26 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid4 = _errs26 === errors;
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs28 = errors;
if(!(validate28(data3, {instancePath:instancePath+"/bankAccount",parentData:data,parentDataProperty:"bankAccount",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var _valid4 = _errs28 === errors;
valid5 = _valid4;
}
if(!valid5){
const err13 = {instancePath:instancePath+"/bankAccount",schemaPath:"#/then/properties/bankAccount/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.subscriptionContract !== undefined){
let data4 = data.subscriptionContract;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
const err14 = {instancePath:instancePath+"/subscriptionContract",schemaPath:"#/then/properties/subscriptionContract/type",keyword:"type",params:{type: schema20.then.properties.subscriptionContract.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs31 = errors;
let valid6 = true;
const _errs32 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid5 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs34 = errors;
if(!(validate33(data4, {instancePath:instancePath+"/subscriptionContract",parentData:data,parentDataProperty:"subscriptionContract",rootData}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
var _valid5 = _errs34 === errors;
valid6 = _valid5;
}
if(!valid6){
const err16 = {instancePath:instancePath+"/subscriptionContract",schemaPath:"#/then/properties/subscriptionContract/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
}
if(!valid0){
const err17 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 25){
const err18 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 25},message:"must NOT have more than 25 properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}

export const validateSaveParty = validate47;
const schema21 = {"type":"object","maxProperties":27,"if":{"maxProperties":27},"then":{"additionalProperties":false,"properties":{"beneficialOwners":{"type":["object","null"],"if":{"type":"object"},"then":{"$ref":"part2"}},"controllersAndDirectors":{"type":["object","null"],"if":{"type":"object"},"then":{"$ref":"part3"}},"otherParties":{"type":["object","null"],"if":{"type":"object"},"then":{"$ref":"part4"}},"thirdPartyIndividuals":{"type":["object","null"],"if":{"type":"object"},"then":{"$ref":"part5"}},"thirdPartyCompanies":{"type":["object","null"],"if":{"type":"object"},"then":{"$ref":"part6"}},"evidence":{"type":["object","null"],"if":{"type":"object"},"then":{"$ref":"part10"}},"signatories":{"type":["object","null"],"if":{"type":"object"},"then":{"$ref":"part12"}}}}};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length > 27){
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
if(!(((((((key0 === "beneficialOwners") || (key0 === "controllersAndDirectors")) || (key0 === "otherParties")) || (key0 === "thirdPartyIndividuals")) || (key0 === "thirdPartyCompanies")) || (key0 === "evidence")) || (key0 === "signatories"))){
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
if(data.beneficialOwners !== undefined){
let data0 = data.beneficialOwners;
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
const err2 = {instancePath:instancePath+"/beneficialOwners",schemaPath:"#/then/properties/beneficialOwners/type",keyword:"type",params:{type: schema21.then.properties.beneficialOwners.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
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
const _errs10 = errors;
if(!(validate6(data0, {instancePath:instancePath+"/beneficialOwners",parentData:data,parentDataProperty:"beneficialOwners",rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var _valid1 = _errs10 === errors;
valid2 = _valid1;
}
if(!valid2){
const err4 = {instancePath:instancePath+"/beneficialOwners",schemaPath:"#/then/properties/beneficialOwners/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.controllersAndDirectors !== undefined){
let data1 = data.controllersAndDirectors;
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
const err5 = {instancePath:instancePath+"/controllersAndDirectors",schemaPath:"#/then/properties/controllersAndDirectors/type",keyword:"type",params:{type: schema21.then.properties.controllersAndDirectors.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs13 = errors;
let valid3 = true;
const _errs14 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid2 = _errs14 === errors;
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs16 = errors;
if(!(validate9(data1, {instancePath:instancePath+"/controllersAndDirectors",parentData:data,parentDataProperty:"controllersAndDirectors",rootData}))){
vErrors = vErrors === null ? validate9.errors : vErrors.concat(validate9.errors);
errors = vErrors.length;
}
var _valid2 = _errs16 === errors;
valid3 = _valid2;
}
if(!valid3){
const err7 = {instancePath:instancePath+"/controllersAndDirectors",schemaPath:"#/then/properties/controllersAndDirectors/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.otherParties !== undefined){
let data2 = data.otherParties;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
const err8 = {instancePath:instancePath+"/otherParties",schemaPath:"#/then/properties/otherParties/type",keyword:"type",params:{type: schema21.then.properties.otherParties.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const _errs19 = errors;
let valid4 = true;
const _errs20 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid3 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs22 = errors;
if(!(validate12(data2, {instancePath:instancePath+"/otherParties",parentData:data,parentDataProperty:"otherParties",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid3 = _errs22 === errors;
valid4 = _valid3;
}
if(!valid4){
const err10 = {instancePath:instancePath+"/otherParties",schemaPath:"#/then/properties/otherParties/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.thirdPartyIndividuals !== undefined){
let data3 = data.thirdPartyIndividuals;
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
const err11 = {instancePath:instancePath+"/thirdPartyIndividuals",schemaPath:"#/then/properties/thirdPartyIndividuals/type",keyword:"type",params:{type: schema21.then.properties.thirdPartyIndividuals.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const _errs25 = errors;
let valid5 = true;
const _errs26 = errors;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err12 = {};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid4 = _errs26 === errors;
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs28 = errors;
if(!(validate15(data3, {instancePath:instancePath+"/thirdPartyIndividuals",parentData:data,parentDataProperty:"thirdPartyIndividuals",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
var _valid4 = _errs28 === errors;
valid5 = _valid4;
}
if(!valid5){
const err13 = {instancePath:instancePath+"/thirdPartyIndividuals",schemaPath:"#/then/properties/thirdPartyIndividuals/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.thirdPartyCompanies !== undefined){
let data4 = data.thirdPartyCompanies;
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
const err14 = {instancePath:instancePath+"/thirdPartyCompanies",schemaPath:"#/then/properties/thirdPartyCompanies/type",keyword:"type",params:{type: schema21.then.properties.thirdPartyCompanies.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
const _errs31 = errors;
let valid6 = true;
const _errs32 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid5 = _errs32 === errors;
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
if(_valid5){
const _errs34 = errors;
if(!(validate18(data4, {instancePath:instancePath+"/thirdPartyCompanies",parentData:data,parentDataProperty:"thirdPartyCompanies",rootData}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
var _valid5 = _errs34 === errors;
valid6 = _valid5;
}
if(!valid6){
const err16 = {instancePath:instancePath+"/thirdPartyCompanies",schemaPath:"#/then/properties/thirdPartyCompanies/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.evidence !== undefined){
let data5 = data.evidence;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
const err17 = {instancePath:instancePath+"/evidence",schemaPath:"#/then/properties/evidence/type",keyword:"type",params:{type: schema21.then.properties.evidence.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const _errs37 = errors;
let valid7 = true;
const _errs38 = errors;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid6 = _errs38 === errors;
errors = _errs37;
if(vErrors !== null){
if(_errs37){
vErrors.length = _errs37;
}
else {
vErrors = null;
}
}
if(_valid6){
const _errs40 = errors;
if(!(validate26(data5, {instancePath:instancePath+"/evidence",parentData:data,parentDataProperty:"evidence",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var _valid6 = _errs40 === errors;
valid7 = _valid6;
}
if(!valid7){
const err19 = {instancePath:instancePath+"/evidence",schemaPath:"#/then/properties/evidence/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.signatories !== undefined){
let data6 = data.signatories;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
const err20 = {instancePath:instancePath+"/signatories",schemaPath:"#/then/properties/signatories/type",keyword:"type",params:{type: schema21.then.properties.signatories.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs43 = errors;
let valid8 = true;
const _errs44 = errors;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid7 = _errs44 === errors;
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
if(_valid7){
const _errs46 = errors;
if(!(validate30(data6, {instancePath:instancePath+"/signatories",parentData:data,parentDataProperty:"signatories",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var _valid7 = _errs46 === errors;
valid8 = _valid7;
}
if(!valid8){
const err22 = {instancePath:instancePath+"/signatories",schemaPath:"#/then/properties/signatories/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
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
if(Object.keys(data).length > 27){
const err24 = {instancePath,schemaPath:"#/maxProperties",keyword:"maxProperties",params:{limit: 27},message:"must NOT have more than 27 properties"};
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
validate47.errors = vErrors;
return errors === 0;
}

export const validateRemoveParty = validate55;
const schema22 = {"type":"object","maxProperties":21,"if":{"maxProperties":21},"then":{"additionalProperties":false,"required":["rows"],"properties":{"rows":{"type":"array","maxItems":1,"minItems":1,"if":{"maxItems":1},"then":{"items":{"$ref":"part22"}}}}}};
const schema23 = {"type":"object","maxProperties":22,"if":{"maxProperties":22},"then":{"additionalProperties":false,"required":["list","key"],"properties":{"list":{"kind":"onboardingPartyListChoice"},"key":{"kind":"line20"}}}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.list === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "list"},message:"must have required property '"+"list"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.key === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "list") || (key0 === "key"))){
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
if(data.list !== undefined){
if(!(onboardingPartyListChoice(data.list, {instancePath:instancePath+"/list",parentData:data,parentDataProperty:"list",rootData}))){
vErrors = vErrors === null ? onboardingPartyListChoice.errors : vErrors.concat(onboardingPartyListChoice.errors);
errors = vErrors.length;
}
}
if(data.key !== undefined){
if(!(line20(data.key, {instancePath:instancePath+"/key",parentData:data,parentDataProperty:"key",rootData}))){
vErrors = vErrors === null ? line20.errors : vErrors.concat(line20.errors);
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
validate56.errors = vErrors;
return errors === 0;
}


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.rows === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "rows")){
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
if(data.rows !== undefined){
let data0 = data.rows;
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(Array.isArray(data0)){
if(data0.length > 1){
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
if(!(validate56(data0[i0], {instancePath:instancePath+"/rows/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
}
var _valid1 = _errs9 === errors;
valid2 = _valid1;
}
if(!valid2){
const err4 = {instancePath:instancePath+"/rows",schemaPath:"#/then/properties/rows/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Array.isArray(data0)){
if(data0.length > 1){
const err5 = {instancePath:instancePath+"/rows",schemaPath:"#/then/properties/rows/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.length < 1){
const err6 = {instancePath:instancePath+"/rows",schemaPath:"#/then/properties/rows/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
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
const err7 = {instancePath:instancePath+"/rows",schemaPath:"#/then/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate55.errors = vErrors;
return errors === 0;
}

export const validateSignPaper = validate58;
const schema24 = {"type":"object","maxProperties":21,"if":{"maxProperties":21},"then":{"additionalProperties":false,"required":["signatures"],"properties":{"signatures":{"type":"array","maxItems":20,"minItems":1,"if":{"maxItems":20},"then":{"items":{"$ref":"part24"}}}}}};
const schema25 = {"type":"object","maxProperties":21,"if":{"maxProperties":21},"then":{"additionalProperties":false,"required":["name"],"properties":{"name":{"kind":"line200"}}}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
for(const key0 in data){
if(!(key0 === "name")){
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
if(data.name !== undefined){
if(!(line200(data.name, {instancePath:instancePath+"/name",parentData:data,parentDataProperty:"name",rootData}))){
vErrors = vErrors === null ? line200.errors : vErrors.concat(line200.errors);
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
validate59.errors = vErrors;
return errors === 0;
}


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.signatures === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "signatures"},message:"must have required property '"+"signatures"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "signatures")){
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
if(data.signatures !== undefined){
let data0 = data.signatures;
const _errs7 = errors;
let valid2 = true;
const _errs8 = errors;
if(Array.isArray(data0)){
if(data0.length > 20){
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
if(!(validate59(data0[i0], {instancePath:instancePath+"/signatures/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
}
var _valid1 = _errs9 === errors;
valid2 = _valid1;
}
if(!valid2){
const err4 = {instancePath:instancePath+"/signatures",schemaPath:"#/then/properties/signatures/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Array.isArray(data0)){
if(data0.length > 20){
const err5 = {instancePath:instancePath+"/signatures",schemaPath:"#/then/properties/signatures/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.length < 1){
const err6 = {instancePath:instancePath+"/signatures",schemaPath:"#/then/properties/signatures/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
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
const err7 = {instancePath:instancePath+"/signatures",schemaPath:"#/then/properties/signatures/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
validate58.errors = vErrors;
return errors === 0;
}

export const validateConfirmDueDiligence = validate61;
const schema26 = {"type":"object","maxProperties":21,"if":{"maxProperties":21},"then":{"additionalProperties":false,"properties":{"note":{"kind":"text2000OrNull"}}}};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate61.errors = vErrors;
return errors === 0;
}

export const validateComplete = validate62;
const schema27 = {"type":"object","maxProperties":21,"if":{"maxProperties":21},"then":{"additionalProperties":false,"properties":{"acceptDuplicates":{"kind":"yesNoOrNull"}}}};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(!(key0 === "acceptDuplicates")){
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
if(data.acceptDuplicates !== undefined){
if(!(yesNoOrNull(data.acceptDuplicates, {instancePath:instancePath+"/acceptDuplicates",parentData:data,parentDataProperty:"acceptDuplicates",rootData}))){
vErrors = vErrors === null ? yesNoOrNull.errors : vErrors.concat(yesNoOrNull.errors);
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
validate62.errors = vErrors;
return errors === 0;
}

export const validateRevertStatus = validate63;
const schema28 = {"type":"object","maxProperties":22,"if":{"maxProperties":22},"then":{"additionalProperties":false,"required":["target","reason"],"properties":{"target":{"kind":"onboardingRevertStatusTargetChoice"},"reason":{"kind":"text2000"}}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
if(data.target === undefined){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.reason === undefined){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "target") || (key0 === "reason"))){
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
if(data.target !== undefined){
if(!(onboardingRevertStatusTargetChoice(data.target, {instancePath:instancePath+"/target",parentData:data,parentDataProperty:"target",rootData}))){
vErrors = vErrors === null ? onboardingRevertStatusTargetChoice.errors : vErrors.concat(onboardingRevertStatusTargetChoice.errors);
errors = vErrors.length;
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
validate63.errors = vErrors;
return errors === 0;
}

export const validateAbort = validate64;
const schema29 = {"type":"object","maxProperties":21,"if":{"maxProperties":21},"then":{"additionalProperties":false,"required":["reason"],"properties":{"reason":{"kind":"text2000"}}}};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate64.errors = vErrors;
return errors === 0;
}
export const validateSubmitDueDiligence = validateSubmitToInvestor;
export const validateSignSubscription = validateSignDueDiligence;
export const validateSubmitSubscription = validateSubmitToInvestor;
export const validateConfirmSubscription = validateConfirmDueDiligence;
export const validateSendReminder = validateSubmitToInvestor;
