// Generated from schemas by npm run generate. Do not edit: change the schema.
import { fullFormats } from 'ajv-formats/dist/formats.js'
import { isOneLine } from '../../src/oneLine.ts'
import { decimalProblem } from '../../src/money.ts'
export const accountingPrinciplesChoiceOrNull = validate0;
const schema0 = {"type":"string","enum":["IFRS","Lux GAAP","US GAAP","UK GAAP (FRS 102)","Local GAAP",null],"nullable":true};

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate0.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data === "IFRS") || (data === "Lux GAAP")) || (data === "US GAAP")) || (data === "UK GAAP (FRS 102)")) || (data === "Local GAAP")) || (data === null))){
validate0.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema0.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate0.errors = vErrors;
return errors === 0;
}

export const additionalFeeBasisChoiceOrNull = validate1;
const schema1 = {"type":"string","enum":["Cash At Work","Commitment","Fixed","NAV","Lower of cost or NAV",null],"nullable":true};

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate1.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data === "Cash At Work") || (data === "Commitment")) || (data === "Fixed")) || (data === "NAV")) || (data === "Lower of cost or NAV")) || (data === null))){
validate1.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema1.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate1.errors = vErrors;
return errors === 0;
}

export const aifmdInvestorGroupChoiceOrNull = validate2;
const schema2 = {"type":"string","enum":["NFCO","BANK","INSC","OFIN","PFND","GENG","OCIU","HHLD","UNKN","NONE",null],"nullable":true};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate2.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((data === "NFCO") || (data === "BANK")) || (data === "INSC")) || (data === "OFIN")) || (data === "PFND")) || (data === "GENG")) || (data === "OCIU")) || (data === "HHLD")) || (data === "UNKN")) || (data === "NONE")) || (data === null))){
validate2.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema2.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate2.errors = vErrors;
return errors === 0;
}

export const carriedInterestTypeChoiceOrNull = validate3;
const schema3 = {"type":"string","enum":["European","American","Hybrid","None",null],"nullable":true};

function validate3(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate3.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data === "European") || (data === "American")) || (data === "Hybrid")) || (data === "None")) || (data === null))){
validate3.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema3.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate3.errors = vErrors;
return errors === 0;
}

export const controllingPersonTypeChoiceOrNull = validate4;
const schema4 = {"type":"string","enum":["CRS801","CRS802","CRS803","CRS804","CRS805","CRS806","CRS807","CRS808","CRS809","CRS810","CRS811","CRS812","CRS813",null],"nullable":true};

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate4.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((((data === "CRS801") || (data === "CRS802")) || (data === "CRS803")) || (data === "CRS804")) || (data === "CRS805")) || (data === "CRS806")) || (data === "CRS807")) || (data === "CRS808")) || (data === "CRS809")) || (data === "CRS810")) || (data === "CRS811")) || (data === "CRS812")) || (data === "CRS813")) || (data === null))){
validate4.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema4.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate4.errors = vErrors;
return errors === 0;
}

export const crsAccountHolderTypeChoiceOrNull = validate5;
const schema5 = {"type":"string","enum":["CRS101","CRS102","CRS103",null],"nullable":true};

function validate5(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate5.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "CRS101") || (data === "CRS102")) || (data === "CRS103")) || (data === null))){
validate5.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema5.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate5.errors = vErrors;
return errors === 0;
}

export const crsAccountTypeChoiceOrNull = validate6;
const schema6 = {"type":"string","enum":["CRS1101","CRS1102","CRS1103","CRS1104",null],"nullable":true};

function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate6.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data === "CRS1101") || (data === "CRS1102")) || (data === "CRS1103")) || (data === "CRS1104")) || (data === null))){
validate6.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema6.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate6.errors = vErrors;
return errors === 0;
}

export const crsEntityClassificationChoiceOrNull = validate7;
const schema7 = {"type":"string","enum":["FI - managed, non-participating jurisdiction","FI - other investment entity","FI - depository/custodial/insurance","Active NFE - listed or affiliate","Active NFE - government/central bank","Active NFE - international organisation","Active NFE - other","Passive NFE",null],"nullable":true};

function validate7(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate7.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((data === "FI - managed, non-participating jurisdiction") || (data === "FI - other investment entity")) || (data === "FI - depository/custodial/insurance")) || (data === "Active NFE - listed or affiliate")) || (data === "Active NFE - government/central bank")) || (data === "Active NFE - international organisation")) || (data === "Active NFE - other")) || (data === "Passive NFE")) || (data === null))){
validate7.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema7.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate7.errors = vErrors;
return errors === 0;
}

export const crsEquityInterestTypeChoiceOrNull = validate8;
const schema8 = {"type":"string","enum":["CRS401","CRS402","CRS403","CRS404","CRS405","CRS406","CRS407","CRS408","CRS409","CRS410",null],"nullable":true};

function validate8(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate8.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((data === "CRS401") || (data === "CRS402")) || (data === "CRS403")) || (data === "CRS404")) || (data === "CRS405")) || (data === "CRS406")) || (data === "CRS407")) || (data === "CRS408")) || (data === "CRS409")) || (data === "CRS410")) || (data === null))){
validate8.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema8.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate8.errors = vErrors;
return errors === 0;
}

export const currencyCodeChoice = validate9;
const schema9 = {"type":"string","enum":["EUR","USD","GBP","CHF","AED","AFN","ALL","AMD","AOA","ARS","AUD","AWG","AZN","BAM","BBD","BDT","BHD","BIF","BMD","BND","BOB","BOV","BRL","BSD","BTN","BWP","BYN","BZD","CAD","CDF","CHE","CHW","CLF","CLP","CNY","COP","COU","CRC","CUP","CVE","CZK","DJF","DKK","DOP","DZD","EGP","ERN","ETB","FJD","FKP","GEL","GHS","GIP","GMD","GNF","GTQ","GYD","HKD","HNL","HTG","HUF","IDR","ILS","INR","IQD","IRR","ISK","JMD","JOD","JPY","KES","KGS","KHR","KMF","KPW","KRW","KWD","KYD","KZT","LAK","LBP","LKR","LRD","LSL","LYD","MAD","MDL","MGA","MKD","MMK","MNT","MOP","MRU","MUR","MVR","MWK","MXN","MXV","MYR","MZN","NAD","NGN","NIO","NOK","NPR","NZD","OMR","PAB","PEN","PGK","PHP","PKR","PLN","PYG","QAR","RON","RSD","RUB","RWF","SAR","SBD","SCR","SDG","SEK","SGD","SHP","SLE","SOS","SRD","SSP","STN","SVC","SYP","SZL","THB","TJS","TMT","TND","TOP","TRY","TTD","TWD","TZS","UAH","UGX","USN","UYI","UYU","UYW","UZS","VED","VES","VND","VUV","WST","XAF","XCD","XCG","XOF","XPF","YER","ZAR","ZMW","ZWG"]};

function validate9(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate9.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "EUR") || (data === "USD")) || (data === "GBP")) || (data === "CHF")) || (data === "AED")) || (data === "AFN")) || (data === "ALL")) || (data === "AMD")) || (data === "AOA")) || (data === "ARS")) || (data === "AUD")) || (data === "AWG")) || (data === "AZN")) || (data === "BAM")) || (data === "BBD")) || (data === "BDT")) || (data === "BHD")) || (data === "BIF")) || (data === "BMD")) || (data === "BND")) || (data === "BOB")) || (data === "BOV")) || (data === "BRL")) || (data === "BSD")) || (data === "BTN")) || (data === "BWP")) || (data === "BYN")) || (data === "BZD")) || (data === "CAD")) || (data === "CDF")) || (data === "CHE")) || (data === "CHW")) || (data === "CLF")) || (data === "CLP")) || (data === "CNY")) || (data === "COP")) || (data === "COU")) || (data === "CRC")) || (data === "CUP")) || (data === "CVE")) || (data === "CZK")) || (data === "DJF")) || (data === "DKK")) || (data === "DOP")) || (data === "DZD")) || (data === "EGP")) || (data === "ERN")) || (data === "ETB")) || (data === "FJD")) || (data === "FKP")) || (data === "GEL")) || (data === "GHS")) || (data === "GIP")) || (data === "GMD")) || (data === "GNF")) || (data === "GTQ")) || (data === "GYD")) || (data === "HKD")) || (data === "HNL")) || (data === "HTG")) || (data === "HUF")) || (data === "IDR")) || (data === "ILS")) || (data === "INR")) || (data === "IQD")) || (data === "IRR")) || (data === "ISK")) || (data === "JMD")) || (data === "JOD")) || (data === "JPY")) || (data === "KES")) || (data === "KGS")) || (data === "KHR")) || (data === "KMF")) || (data === "KPW")) || (data === "KRW")) || (data === "KWD")) || (data === "KYD")) || (data === "KZT")) || (data === "LAK")) || (data === "LBP")) || (data === "LKR")) || (data === "LRD")) || (data === "LSL")) || (data === "LYD")) || (data === "MAD")) || (data === "MDL")) || (data === "MGA")) || (data === "MKD")) || (data === "MMK")) || (data === "MNT")) || (data === "MOP")) || (data === "MRU")) || (data === "MUR")) || (data === "MVR")) || (data === "MWK")) || (data === "MXN")) || (data === "MXV")) || (data === "MYR")) || (data === "MZN")) || (data === "NAD")) || (data === "NGN")) || (data === "NIO")) || (data === "NOK")) || (data === "NPR")) || (data === "NZD")) || (data === "OMR")) || (data === "PAB")) || (data === "PEN")) || (data === "PGK")) || (data === "PHP")) || (data === "PKR")) || (data === "PLN")) || (data === "PYG")) || (data === "QAR")) || (data === "RON")) || (data === "RSD")) || (data === "RUB")) || (data === "RWF")) || (data === "SAR")) || (data === "SBD")) || (data === "SCR")) || (data === "SDG")) || (data === "SEK")) || (data === "SGD")) || (data === "SHP")) || (data === "SLE")) || (data === "SOS")) || (data === "SRD")) || (data === "SSP")) || (data === "STN")) || (data === "SVC")) || (data === "SYP")) || (data === "SZL")) || (data === "THB")) || (data === "TJS")) || (data === "TMT")) || (data === "TND")) || (data === "TOP")) || (data === "TRY")) || (data === "TTD")) || (data === "TWD")) || (data === "TZS")) || (data === "UAH")) || (data === "UGX")) || (data === "USN")) || (data === "UYI")) || (data === "UYU")) || (data === "UYW")) || (data === "UZS")) || (data === "VED")) || (data === "VES")) || (data === "VND")) || (data === "VUV")) || (data === "WST")) || (data === "XAF")) || (data === "XCD")) || (data === "XCG")) || (data === "XOF")) || (data === "XPF")) || (data === "YER")) || (data === "ZAR")) || (data === "ZMW")) || (data === "ZWG"))){
validate9.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema9.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate9.errors = vErrors;
return errors === 0;
}

export const date = validate10;
const schema10 = {"type":"string","maxLength":10,"format":"date","dateRange":true};
const formats0 = fullFormats.date;
const func0 = text => { let count = 0; for (const _ of text) count++; return count };

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 10){
validate10.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}];
return false;
}
else {
if(!(formats0.validate(data))){
validate10.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
else {
if(data < "1900-01-01" || data >= "2201"){
validate10.errors = [{instancePath,schemaPath:"#/dateRange",keyword:"dateRange",params:{problem: "date"},message:"must be date"}];
return false;
}
}
}
}
else {
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate10.errors = vErrors;
return errors === 0;
}

export const dateOrNull = validate11;
const schema11 = {"type":"string","maxLength":10,"format":"date","dateRange":true,"nullable":true};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 10){
validate11.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"}];
return false;
}
else {
if(!(formats0.validate(data))){
validate11.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "date"},message:"must match format \""+"date"+"\""}];
return false;
}
else {
if(data < "1900-01-01" || data >= "2201"){
validate11.errors = [{instancePath,schemaPath:"#/dateRange",keyword:"dateRange",params:{problem: "date"},message:"must be date"}];
return false;
}
}
}
}
}
}
validate11.errors = vErrors;
return errors === 0;
}

export const decimal10From0To9999999_99NotZero = validate12;
const schema12 = {"type":"string","decimal":{"decimals":10,"min":"0","max":"9999999.99","notZero":true}};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
const problem0 = decimalProblem(data, {"decimals":10,"min":"0","max":"9999999.99","notZero":true});
if(problem0 !== null){
validate12.errors = [{instancePath,schemaPath:"#/decimal",keyword:"decimal",params:{problem: problem0},message:"must be a decimal within its limits"}];
return false;
}
}
else {
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}

export const decimal2From0To100OrNull = validate13;
const schema13 = {"type":"string","decimal":{"decimals":2,"min":"0","max":"100","notZero":false},"nullable":true};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
const problem0 = decimalProblem(data, {"decimals":2,"min":"0","max":"100","notZero":false});
if(problem0 !== null){
validate13.errors = [{instancePath,schemaPath:"#/decimal",keyword:"decimal",params:{problem: problem0},message:"must be a decimal within its limits"}];
return false;
}
}
}
validate13.errors = vErrors;
return errors === 0;
}

export const decimal4From0To100OrNull = validate14;
const schema14 = {"type":"string","decimal":{"decimals":4,"min":"0","max":"100","notZero":false},"nullable":true};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
const problem0 = decimalProblem(data, {"decimals":4,"min":"0","max":"100","notZero":false});
if(problem0 !== null){
validate14.errors = [{instancePath,schemaPath:"#/decimal",keyword:"decimal",params:{problem: problem0},message:"must be a decimal within its limits"}];
return false;
}
}
}
validate14.errors = vErrors;
return errors === 0;
}

export const decimal4From0To9999999_99 = validate15;
const schema15 = {"type":"string","decimal":{"decimals":4,"min":"0","max":"9999999.99","notZero":false}};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
const problem0 = decimalProblem(data, {"decimals":4,"min":"0","max":"9999999.99","notZero":false});
if(problem0 !== null){
validate15.errors = [{instancePath,schemaPath:"#/decimal",keyword:"decimal",params:{problem: problem0},message:"must be a decimal within its limits"}];
return false;
}
}
else {
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}

export const decimal4From0To9999999_99OrNull = validate16;
const schema16 = {"type":"string","decimal":{"decimals":4,"min":"0","max":"9999999.99","notZero":false},"nullable":true};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
const problem0 = decimalProblem(data, {"decimals":4,"min":"0","max":"9999999.99","notZero":false});
if(problem0 !== null){
validate16.errors = [{instancePath,schemaPath:"#/decimal",keyword:"decimal",params:{problem: problem0},message:"must be a decimal within its limits"}];
return false;
}
}
}
validate16.errors = vErrors;
return errors === 0;
}

export const decimal6 = validate17;
const schema17 = {"type":"string","decimal":{"decimals":6,"min":"-9999999.99","max":"9999999.99","notZero":false}};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
const problem0 = decimalProblem(data, {"decimals":6,"min":"-9999999.99","max":"9999999.99","notZero":false});
if(problem0 !== null){
validate17.errors = [{instancePath,schemaPath:"#/decimal",keyword:"decimal",params:{problem: problem0},message:"must be a decimal within its limits"}];
return false;
}
}
else {
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}

export const documentTypeChoice = validate18;
const schema18 = {"type":"string","enum":["Capital call notice","Distribution notice","Capital account statement","Quarterly report","Annual report","Financial statements","Tax","Legal","Transfer agreement","Subscription","Due diligence","Evidence","Bank confirmation","Invoice","Logo","Other"]};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((((((data === "Capital call notice") || (data === "Distribution notice")) || (data === "Capital account statement")) || (data === "Quarterly report")) || (data === "Annual report")) || (data === "Financial statements")) || (data === "Tax")) || (data === "Legal")) || (data === "Transfer agreement")) || (data === "Subscription")) || (data === "Due diligence")) || (data === "Evidence")) || (data === "Bank confirmation")) || (data === "Invoice")) || (data === "Logo")) || (data === "Other"))){
validate18.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema18.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate18.errors = vErrors;
return errors === 0;
}

export const email254 = validate19;
const schema19 = {"type":"string","minLength":1,"maxLength":254,"wellFormed":true,"format":"email"};
const formats4 = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 254){
validate19.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate19.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate19.errors = [{instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{problem: "wellFormed"},message:"must be wellFormed"}];
return false;
}
else {
if(!(formats4.test(data))){
validate19.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
}
}
}
else {
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
validate19.errors = vErrors;
return errors === 0;
}

export const email254OrNull = validate20;
const schema20 = {"type":"string","minLength":1,"maxLength":254,"wellFormed":true,"format":"email","nullable":true};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === 0){
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 254){
validate20.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate20.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate20.errors = [{instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{problem: "wellFormed"},message:"must be wellFormed"}];
return false;
}
else {
if(!(formats4.test(data))){
validate20.errors = [{instancePath,schemaPath:"#/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""}];
return false;
}
}
}
}
}
}
}
validate20.errors = vErrors;
return errors === 0;
}

export const evidenceKindChoiceOrNull = validate21;
const schema21 = {"type":"string","enum":["Passport","Identity card","Driving licence","Utility bill","Bank statement","Tax assessment","Mobile phone bill","Register extract","Articles of association","Partnership agreement","Trust deed","Foundation charter","Register of shareholders","Financial statements","Power of attorney","Other",null],"nullable":true};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((((((data === "Passport") || (data === "Identity card")) || (data === "Driving licence")) || (data === "Utility bill")) || (data === "Bank statement")) || (data === "Tax assessment")) || (data === "Mobile phone bill")) || (data === "Register extract")) || (data === "Articles of association")) || (data === "Partnership agreement")) || (data === "Trust deed")) || (data === "Foundation charter")) || (data === "Register of shareholders")) || (data === "Financial statements")) || (data === "Power of attorney")) || (data === "Other")) || (data === null))){
validate21.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema21.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate21.errors = vErrors;
return errors === 0;
}

export const evidencePurposeChoiceOrNull = validate22;
const schema22 = {"type":"string","enum":["Identity","Address","Existence","Ownership","Power to sign","Funds","Other",null],"nullable":true};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((data === "Identity") || (data === "Address")) || (data === "Existence")) || (data === "Ownership")) || (data === "Power to sign")) || (data === "Funds")) || (data === "Other")) || (data === null))){
validate22.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema22.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate22.errors = vErrors;
return errors === 0;
}

export const exchangeRateSourceChoiceOrNull = validate23;
const schema23 = {"type":"string","enum":["ECB","Bank","Manual",null],"nullable":true};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "ECB") || (data === "Bank")) || (data === "Manual")) || (data === null))){
validate23.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema23.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate23.errors = vErrors;
return errors === 0;
}

export const exitMethodChoiceOrNull = validate24;
const schema24 = {"type":"string","enum":["Trade sale","IPO","Sale of quoted shares","Secondary sale to PE","Sale to management","Repayment of loans/preference shares","Write-off","Other",null],"nullable":true};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((data === "Trade sale") || (data === "IPO")) || (data === "Sale of quoted shares")) || (data === "Secondary sale to PE")) || (data === "Sale to management")) || (data === "Repayment of loans/preference shares")) || (data === "Write-off")) || (data === "Other")) || (data === null))){
validate24.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema24.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate24.errors = vErrors;
return errors === 0;
}

export const expenseCarriedInterestItemChoice = validate25;
const schema25 = {"type":"string","enum":["Carried interest accrued","Carried interest earned","Carried interest paid","Clawback of carried interest"]};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "Carried interest accrued") || (data === "Carried interest earned")) || (data === "Carried interest paid")) || (data === "Clawback of carried interest"))){
validate25.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema25.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate25.errors = vErrors;
return errors === 0;
}

export const expenseIncomeItemChoice = validate26;
const schema26 = {"type":"string","enum":["Dividend income","Interest income","Fee income","Subsequent close interest","Other income","Interest expense"]};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data === "Dividend income") || (data === "Interest income")) || (data === "Fee income")) || (data === "Subsequent close interest")) || (data === "Other income")) || (data === "Interest expense"))){
validate26.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema26.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate26.errors = vErrors;
return errors === 0;
}

export const expenseManagementFeeItemChoice = validate27;
const schema27 = {"type":"string","enum":["Management fee","Management fee rebate","Management fee waiver","Offset - advisory","Offset - broken deal","Offset - transaction and deal","Offset - directors","Offset - monitoring","Offset - capital markets","Offset - organisation cost","Offset - placement","Offset - other"]};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((data === "Management fee") || (data === "Management fee rebate")) || (data === "Management fee waiver")) || (data === "Offset - advisory")) || (data === "Offset - broken deal")) || (data === "Offset - transaction and deal")) || (data === "Offset - directors")) || (data === "Offset - monitoring")) || (data === "Offset - capital markets")) || (data === "Offset - organisation cost")) || (data === "Offset - placement")) || (data === "Offset - other"))){
validate27.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema27.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate27.errors = vErrors;
return errors === 0;
}

export const expenseOperatingItemChoice = validate28;
const schema28 = {"type":"string","enum":["Accounting, administration and IT","Audit and tax","Bank fees","Custody","Due diligence","Legal","Organisation costs","Other travel and entertainment","Other"]};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((data === "Accounting, administration and IT") || (data === "Audit and tax")) || (data === "Bank fees")) || (data === "Custody")) || (data === "Due diligence")) || (data === "Legal")) || (data === "Organisation costs")) || (data === "Other travel and entertainment")) || (data === "Other"))){
validate28.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema28.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate28.errors = vErrors;
return errors === 0;
}

export const expenseOtherItemChoice = validate29;
const schema29 = {"type":"string","enum":["Broken-deal costs","Offering and syndication costs","Placement fees","Partner transfers","Third-party valuation","Investigation and examination fees","Subscription facility fees","Subscription facility interest","Other"]};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((data === "Broken-deal costs") || (data === "Offering and syndication costs")) || (data === "Placement fees")) || (data === "Partner transfers")) || (data === "Third-party valuation")) || (data === "Investigation and examination fees")) || (data === "Subscription facility fees")) || (data === "Subscription facility interest")) || (data === "Other"))){
validate29.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema29.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate29.errors = vErrors;
return errors === 0;
}

export const fatcaChapter3TypeChoiceOrNull = validate30;
const schema30 = {"type":"string","enum":["Corporation","Disregarded entity","Partnership","Simple trust","Grantor trust","Complex trust","Estate","Government - controlled entity","Government - integral part","Central bank","Tax-exempt organisation","Private foundation","International organisation",null],"nullable":true};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((((data === "Corporation") || (data === "Disregarded entity")) || (data === "Partnership")) || (data === "Simple trust")) || (data === "Grantor trust")) || (data === "Complex trust")) || (data === "Estate")) || (data === "Government - controlled entity")) || (data === "Government - integral part")) || (data === "Central bank")) || (data === "Tax-exempt organisation")) || (data === "Private foundation")) || (data === "International organisation")) || (data === null))){
validate30.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema30.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate30.errors = vErrors;
return errors === 0;
}

export const fatcaFormChoiceOrNull = validate31;
const schema31 = {"type":"string","enum":["W-9","W-8BEN","W-8BEN-E","W-8IMY","W-8EXP","W-8ECI",null],"nullable":true};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data === "W-9") || (data === "W-8BEN")) || (data === "W-8BEN-E")) || (data === "W-8IMY")) || (data === "W-8EXP")) || (data === "W-8ECI")) || (data === null))){
validate31.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema31.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate31.errors = vErrors;
return errors === 0;
}

export const fatcaStatusChoiceOrNull = validate32;
const schema32 = {"type":"string","enum":["Nonparticipating FFI","Participating FFI","Reporting Model 1 FFI","Reporting Model 2 FFI","Registered deemed-compliant FFI","Sponsored FFI","Certified d-c nonregistering local bank","Certified d-c low-value accounts","Certified d-c sponsored closely held investment vehicle","Certified d-c limited life debt investment entity","Certified d-c investment advisors and managers","Owner-documented FFI","Restricted distributor","Nonreporting IGA FFI","Foreign government / central bank of issue","International organization","Exempt retirement plans","Entity wholly owned by exempt beneficial owners","Territory FI","Excepted nonfinancial group entity","Excepted start-up","Excepted in liquidation/bankruptcy","501(c)","Nonprofit","Publicly traded NFFE or affiliate","Excepted territory NFFE","Active NFFE","Passive NFFE","Excepted inter-affiliate FFI","Direct reporting NFFE","Sponsored direct reporting NFFE","Account that is not a financial account",null],"nullable":true};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((((((((((((((((((((((data === "Nonparticipating FFI") || (data === "Participating FFI")) || (data === "Reporting Model 1 FFI")) || (data === "Reporting Model 2 FFI")) || (data === "Registered deemed-compliant FFI")) || (data === "Sponsored FFI")) || (data === "Certified d-c nonregistering local bank")) || (data === "Certified d-c low-value accounts")) || (data === "Certified d-c sponsored closely held investment vehicle")) || (data === "Certified d-c limited life debt investment entity")) || (data === "Certified d-c investment advisors and managers")) || (data === "Owner-documented FFI")) || (data === "Restricted distributor")) || (data === "Nonreporting IGA FFI")) || (data === "Foreign government / central bank of issue")) || (data === "International organization")) || (data === "Exempt retirement plans")) || (data === "Entity wholly owned by exempt beneficial owners")) || (data === "Territory FI")) || (data === "Excepted nonfinancial group entity")) || (data === "Excepted start-up")) || (data === "Excepted in liquidation/bankruptcy")) || (data === "501(c)")) || (data === "Nonprofit")) || (data === "Publicly traded NFFE or affiliate")) || (data === "Excepted territory NFFE")) || (data === "Active NFFE")) || (data === "Passive NFFE")) || (data === "Excepted inter-affiliate FFI")) || (data === "Direct reporting NFFE")) || (data === "Sponsored direct reporting NFFE")) || (data === "Account that is not a financial account")) || (data === null))){
validate32.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema32.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate32.errors = vErrors;
return errors === 0;
}

export const feeBasisChoiceOrNull = validate33;
const schema33 = {"type":"string","enum":["Cash At Work","Commitment","Fixed",null],"nullable":true};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "Cash At Work") || (data === "Commitment")) || (data === "Fixed")) || (data === null))){
validate33.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema33.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate33.errors = vErrors;
return errors === 0;
}

export const frequencyChoiceOrNull = validate34;
const schema34 = {"type":"string","enum":["Monthly","Quarterly","Semi-annual","Annual",null],"nullable":true};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data === "Monthly") || (data === "Quarterly")) || (data === "Semi-annual")) || (data === "Annual")) || (data === null))){
validate34.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate34.errors = vErrors;
return errors === 0;
}

export const fundLegalFormChoiceOrNull = validate35;
const schema35 = {"type":"string","enum":["LP","SCSp","SCS","SCA","SICAV-RAIF","SLP","FPCI","GmbH & Co. KG","CV","KS","LLC","Ltd","d.o.o.","k.d.","Unit trust",null],"nullable":true};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((((((data === "LP") || (data === "SCSp")) || (data === "SCS")) || (data === "SCA")) || (data === "SICAV-RAIF")) || (data === "SLP")) || (data === "FPCI")) || (data === "GmbH & Co. KG")) || (data === "CV")) || (data === "KS")) || (data === "LLC")) || (data === "Ltd")) || (data === "d.o.o.")) || (data === "k.d.")) || (data === "Unit trust")) || (data === null))){
validate35.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema35.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate35.errors = vErrors;
return errors === 0;
}

export const fundStageChoiceOrNull = validate36;
const schema36 = {"type":"string","enum":["Early-stage","Later-stage","Balanced/Venture","Growth","Buyout","Mezzanine","Generalist",null],"nullable":true};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((data === "Early-stage") || (data === "Later-stage")) || (data === "Balanced/Venture")) || (data === "Growth")) || (data === "Buyout")) || (data === "Mezzanine")) || (data === "Generalist")) || (data === null))){
validate36.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema36.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate36.errors = vErrors;
return errors === 0;
}

export const impactChoice = validate37;
const schema37 = {"type":"string","enum":["ReducesUnfunded","IncreasesUnfunded","None"]};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data === "ReducesUnfunded") || (data === "IncreasesUnfunded")) || (data === "None"))){
validate37.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema37.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate37.errors = vErrors;
return errors === 0;
}

export const integerFrom0To4 = validate38;
const schema38 = {"type":"integer","minimum":0,"maximum":4};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 4 || isNaN(data)){
validate38.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate38.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
validate38.errors = vErrors;
return errors === 0;
}

export const integerFrom0To6OrNull = validate39;
const schema39 = {"type":"integer","minimum":0,"maximum":6,"nullable":true};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 6 || isNaN(data)){
validate39.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 6},message:"must be <= 6"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate39.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
validate39.errors = vErrors;
return errors === 0;
}

export const integerFrom0To9999999OrNull = validate40;
const schema40 = {"type":"integer","minimum":0,"maximum":9999999,"nullable":true};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9999999 || isNaN(data)){
validate40.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9999999},message:"must be <= 9999999"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate40.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
validate40.errors = vErrors;
return errors === 0;
}

export const integerFrom0To99OrNull = validate41;
const schema41 = {"type":"integer","minimum":0,"maximum":99,"nullable":true};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 99 || isNaN(data)){
validate41.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate41.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
validate41.errors = vErrors;
return errors === 0;
}

export const integerFrom1900To2200OrNull = validate42;
const schema42 = {"type":"integer","minimum":1900,"maximum":2200,"nullable":true};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 2200 || isNaN(data)){
validate42.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2200},message:"must be <= 2200"}];
return false;
}
else {
if(data < 1900 || isNaN(data)){
validate42.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1900},message:"must be >= 1900"}];
return false;
}
}
}
}
validate42.errors = vErrors;
return errors === 0;
}

export const integerFrom1To1000OrNull = validate43;
const schema43 = {"type":"integer","minimum":1,"maximum":1000,"nullable":true};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 1000 || isNaN(data)){
validate43.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate43.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
validate43.errors = vErrors;
return errors === 0;
}

export const integerFrom1To365OrNull = validate44;
const schema44 = {"type":"integer","minimum":1,"maximum":365,"nullable":true};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 365 || isNaN(data)){
validate44.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 365},message:"must be <= 365"}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate44.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
validate44.errors = vErrors;
return errors === 0;
}

export const integerFrom1To9007199254740991 = validate45;
const schema45 = {"type":"integer","minimum":1,"maximum":9007199254740991};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate45.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate45.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
validate45.errors = vErrors;
return errors === 0;
}

export const integerFrom1To9007199254740991OrNull = validate46;
const schema46 = {"type":"integer","minimum":1,"maximum":9007199254740991,"nullable":true};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate46.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate46.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
validate46.errors = vErrors;
return errors === 0;
}

export const integerFrom1To99OrNull = validate47;
const schema47 = {"type":"integer","minimum":1,"maximum":99,"nullable":true};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 99 || isNaN(data)){
validate47.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 99},message:"must be <= 99"}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate47.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
validate47.errors = vErrors;
return errors === 0;
}

export const investmentStageChoiceOrNull = validate48;
const schema48 = {"type":"string","enum":["Seed","Start-up","Later-stage venture","Growth","Buyout","Rescue/Turnaround","Replacement capital",null],"nullable":true};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((data === "Seed") || (data === "Start-up")) || (data === "Later-stage venture")) || (data === "Growth")) || (data === "Buyout")) || (data === "Rescue/Turnaround")) || (data === "Replacement capital")) || (data === null))){
validate48.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema48.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate48.errors = vErrors;
return errors === 0;
}

export const investmentTypeChoice = validate49;
const schema49 = {"type":"string","enum":["Initial","Follow-on","Bridge","Secondary","NotApplicable"]};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data === "Initial") || (data === "Follow-on")) || (data === "Bridge")) || (data === "Secondary")) || (data === "NotApplicable"))){
validate49.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema49.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate49.errors = vErrors;
return errors === 0;
}

export const investorReportTypeChoice = validate50;
const schema50 = {"type":"string","enum":["Quarterly report","Annual report","Financial statements","Capital account statement","Tax","Other"]};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data === "Quarterly report") || (data === "Annual report")) || (data === "Financial statements")) || (data === "Capital account statement")) || (data === "Tax")) || (data === "Other"))){
validate50.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema50.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate50.errors = vErrors;
return errors === 0;
}

export const investorTypeChoiceOrNull = validate51;
const schema51 = {"type":"string","enum":["Pension fund","Insurance","Bank","Sovereign wealth","Government agency","Corporate","Fund of funds","Endowment","Foundation","Family office","Private individual","Academic","Other asset manager","GP commitment",null],"nullable":true};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((((data === "Pension fund") || (data === "Insurance")) || (data === "Bank")) || (data === "Sovereign wealth")) || (data === "Government agency")) || (data === "Corporate")) || (data === "Fund of funds")) || (data === "Endowment")) || (data === "Foundation")) || (data === "Family office")) || (data === "Private individual")) || (data === "Academic")) || (data === "Other asset manager")) || (data === "GP commitment")) || (data === null))){
validate51.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema51.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate51.errors = vErrors;
return errors === 0;
}

export const legalStatusChoice = validate52;
const schema52 = {"type":"string","enum":["NaturalPerson","LegalEntity","Partnership","Trust","Foundation","PublicBody","InvestmentFund","NomineeOrCustodian"]};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((data === "NaturalPerson") || (data === "LegalEntity")) || (data === "Partnership")) || (data === "Trust")) || (data === "Foundation")) || (data === "PublicBody")) || (data === "InvestmentFund")) || (data === "NomineeOrCustodian"))){
validate52.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema52.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate52.errors = vErrors;
return errors === 0;
}

export const legalStatusChoiceOrNull = validate53;
const schema53 = {"type":"string","enum":["NaturalPerson","LegalEntity","Partnership","Trust","Foundation","PublicBody","InvestmentFund","NomineeOrCustodian",null],"nullable":true};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((data === "NaturalPerson") || (data === "LegalEntity")) || (data === "Partnership")) || (data === "Trust")) || (data === "Foundation")) || (data === "PublicBody")) || (data === "InvestmentFund")) || (data === "NomineeOrCustodian")) || (data === null))){
validate53.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema53.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate53.errors = vErrors;
return errors === 0;
}

export const line100 = validate54;
const schema54 = {"type":"string","minLength":1,"maxLength":100,"wellFormed":true,"oneLine":true};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 100){
validate54.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate54.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate54.errors = [{instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{problem: "wellFormed"},message:"must be wellFormed"}];
return false;
}
else {
if(data.isWellFormed() && !data.includes("\0") && !isOneLine(data)){
validate54.errors = [{instancePath,schemaPath:"#/oneLine",keyword:"oneLine",params:{problem: "oneLine"},message:"must be oneLine"}];
return false;
}
}
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}

export const line100OrNull = validate55;
const schema55 = {"type":"string","minLength":1,"maxLength":100,"wellFormed":true,"oneLine":true,"nullable":true};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 100){
validate55.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate55.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate55.errors = [{instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{problem: "wellFormed"},message:"must be wellFormed"}];
return false;
}
else {
if(data.isWellFormed() && !data.includes("\0") && !isOneLine(data)){
validate55.errors = [{instancePath,schemaPath:"#/oneLine",keyword:"oneLine",params:{problem: "oneLine"},message:"must be oneLine"}];
return false;
}
}
}
}
}
}
validate55.errors = vErrors;
return errors === 0;
}

export const line19Likeb75a37ffOrNull = validate56;
const schema56 = {"type":"string","minLength":1,"maxLength":19,"wellFormed":true,"oneLine":true,"pattern":"^[A-Z0-9]{6}[.][A-Z0-9]{5}[.][A-Z]{2}[.][0-9]{3}$","nullable":true};
const pattern0 = new RegExp("^[A-Z0-9]{6}[.][A-Z0-9]{5}[.][A-Z]{2}[.][0-9]{3}$", "u");

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 19){
validate56.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate56.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate56.errors = [{instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{problem: "wellFormed"},message:"must be wellFormed"}];
return false;
}
else {
if(data.isWellFormed() && !data.includes("\0") && !isOneLine(data)){
validate56.errors = [{instancePath,schemaPath:"#/oneLine",keyword:"oneLine",params:{problem: "oneLine"},message:"must be oneLine"}];
return false;
}
else {
if(!pattern0.test(data)){
validate56.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{6}[.][A-Z0-9]{5}[.][A-Z]{2}[.][0-9]{3}$"},message:"must match pattern \""+"^[A-Z0-9]{6}[.][A-Z0-9]{5}[.][A-Z]{2}[.][0-9]{3}$"+"\""}];
return false;
}
}
}
}
}
}
}
validate56.errors = vErrors;
return errors === 0;
}

export const line20 = validate57;
const schema57 = {"type":"string","minLength":1,"maxLength":20,"wellFormed":true,"oneLine":true};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 20){
validate57.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate57.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate57.errors = [{instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{problem: "wellFormed"},message:"must be wellFormed"}];
return false;
}
else {
if(data.isWellFormed() && !data.includes("\0") && !isOneLine(data)){
validate57.errors = [{instancePath,schemaPath:"#/oneLine",keyword:"oneLine",params:{problem: "oneLine"},message:"must be oneLine"}];
return false;
}
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}

export const line200 = validate58;
const schema58 = {"type":"string","minLength":1,"maxLength":200,"wellFormed":true,"oneLine":true};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 200){
validate58.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate58.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate58.errors = [{instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{problem: "wellFormed"},message:"must be wellFormed"}];
return false;
}
else {
if(data.isWellFormed() && !data.includes("\0") && !isOneLine(data)){
validate58.errors = [{instancePath,schemaPath:"#/oneLine",keyword:"oneLine",params:{problem: "oneLine"},message:"must be oneLine"}];
return false;
}
}
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}

export const line200OrNull = validate59;
const schema59 = {"type":"string","minLength":1,"maxLength":200,"wellFormed":true,"oneLine":true,"nullable":true};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 200){
validate59.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate59.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate59.errors = [{instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{problem: "wellFormed"},message:"must be wellFormed"}];
return false;
}
else {
if(data.isWellFormed() && !data.includes("\0") && !isOneLine(data)){
validate59.errors = [{instancePath,schemaPath:"#/oneLine",keyword:"oneLine",params:{problem: "oneLine"},message:"must be oneLine"}];
return false;
}
}
}
}
}
}
validate59.errors = vErrors;
return errors === 0;
}

export const line20Likef72351e9OrNull = validate60;
const schema60 = {"type":"string","minLength":1,"maxLength":20,"wellFormed":true,"oneLine":true,"pattern":"^[A-Z0-9]{18}[0-9]{2}$","nullable":true};
const pattern1 = new RegExp("^[A-Z0-9]{18}[0-9]{2}$", "u");

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 20){
validate60.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate60.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate60.errors = [{instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{problem: "wellFormed"},message:"must be wellFormed"}];
return false;
}
else {
if(data.isWellFormed() && !data.includes("\0") && !isOneLine(data)){
validate60.errors = [{instancePath,schemaPath:"#/oneLine",keyword:"oneLine",params:{problem: "oneLine"},message:"must be oneLine"}];
return false;
}
else {
if(!pattern1.test(data)){
validate60.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{18}[0-9]{2}$"},message:"must match pattern \""+"^[A-Z0-9]{18}[0-9]{2}$"+"\""}];
return false;
}
}
}
}
}
}
}
validate60.errors = vErrors;
return errors === 0;
}

export const line20Likef7d0d7e9OrNull = validate61;
const schema61 = {"type":"string","minLength":1,"maxLength":20,"wellFormed":true,"oneLine":true,"pattern":"^[a-z][a-z0-9]{3,19}$","nullable":true};
const pattern2 = new RegExp("^[a-z][a-z0-9]{3,19}$", "u");

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 20){
validate61.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate61.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate61.errors = [{instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{problem: "wellFormed"},message:"must be wellFormed"}];
return false;
}
else {
if(data.isWellFormed() && !data.includes("\0") && !isOneLine(data)){
validate61.errors = [{instancePath,schemaPath:"#/oneLine",keyword:"oneLine",params:{problem: "oneLine"},message:"must be oneLine"}];
return false;
}
else {
if(!pattern2.test(data)){
validate61.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9]{3,19}$"},message:"must match pattern \""+"^[a-z][a-z0-9]{3,19}$"+"\""}];
return false;
}
}
}
}
}
}
}
validate61.errors = vErrors;
return errors === 0;
}

export const line20OrNull = validate62;
const schema62 = {"type":"string","minLength":1,"maxLength":20,"wellFormed":true,"oneLine":true,"nullable":true};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 20){
validate62.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate62.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate62.errors = [{instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{problem: "wellFormed"},message:"must be wellFormed"}];
return false;
}
else {
if(data.isWellFormed() && !data.includes("\0") && !isOneLine(data)){
validate62.errors = [{instancePath,schemaPath:"#/oneLine",keyword:"oneLine",params:{problem: "oneLine"},message:"must be oneLine"}];
return false;
}
}
}
}
}
}
validate62.errors = vErrors;
return errors === 0;
}

export const line2Likeefc12812 = validate63;
const schema63 = {"type":"string","minLength":1,"maxLength":2,"wellFormed":true,"oneLine":true,"pattern":"^[A-Z]{2}$"};
const pattern3 = new RegExp("^[A-Z]{2}$", "u");

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 2){
validate63.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2},message:"must NOT have more than 2 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate63.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate63.errors = [{instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{problem: "wellFormed"},message:"must be wellFormed"}];
return false;
}
else {
if(data.isWellFormed() && !data.includes("\0") && !isOneLine(data)){
validate63.errors = [{instancePath,schemaPath:"#/oneLine",keyword:"oneLine",params:{problem: "oneLine"},message:"must be oneLine"}];
return false;
}
else {
if(!pattern3.test(data)){
validate63.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""}];
return false;
}
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}

export const line30OrNull = validate64;
const schema64 = {"type":"string","minLength":1,"maxLength":30,"wellFormed":true,"oneLine":true,"nullable":true};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 30){
validate64.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate64.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate64.errors = [{instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{problem: "wellFormed"},message:"must be wellFormed"}];
return false;
}
else {
if(data.isWellFormed() && !data.includes("\0") && !isOneLine(data)){
validate64.errors = [{instancePath,schemaPath:"#/oneLine",keyword:"oneLine",params:{problem: "oneLine"},message:"must be oneLine"}];
return false;
}
}
}
}
}
}
validate64.errors = vErrors;
return errors === 0;
}

export const line35OrNull = validate65;
const schema65 = {"type":"string","minLength":1,"maxLength":35,"wellFormed":true,"oneLine":true,"nullable":true};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 35){
validate65.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate65.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate65.errors = [{instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{problem: "wellFormed"},message:"must be wellFormed"}];
return false;
}
else {
if(data.isWellFormed() && !data.includes("\0") && !isOneLine(data)){
validate65.errors = [{instancePath,schemaPath:"#/oneLine",keyword:"oneLine",params:{problem: "oneLine"},message:"must be oneLine"}];
return false;
}
}
}
}
}
}
validate65.errors = vErrors;
return errors === 0;
}

export const line3Like43e30b32 = validate66;
const schema66 = {"type":"string","minLength":1,"maxLength":3,"wellFormed":true,"oneLine":true,"pattern":"^[A-Z]{3}$"};
const pattern4 = new RegExp("^[A-Z]{3}$", "u");

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 3){
validate66.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 3},message:"must NOT have more than 3 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate66.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate66.errors = [{instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{problem: "wellFormed"},message:"must be wellFormed"}];
return false;
}
else {
if(data.isWellFormed() && !data.includes("\0") && !isOneLine(data)){
validate66.errors = [{instancePath,schemaPath:"#/oneLine",keyword:"oneLine",params:{problem: "oneLine"},message:"must be oneLine"}];
return false;
}
else {
if(!pattern4.test(data)){
validate66.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must match pattern \""+"^[A-Z]{3}$"+"\""}];
return false;
}
}
}
}
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}

export const line40 = validate67;
const schema67 = {"type":"string","minLength":1,"maxLength":40,"wellFormed":true,"oneLine":true};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 40){
validate67.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate67.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate67.errors = [{instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{problem: "wellFormed"},message:"must be wellFormed"}];
return false;
}
else {
if(data.isWellFormed() && !data.includes("\0") && !isOneLine(data)){
validate67.errors = [{instancePath,schemaPath:"#/oneLine",keyword:"oneLine",params:{problem: "oneLine"},message:"must be oneLine"}];
return false;
}
}
}
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}

export const line40Like1016d5f4 = validate68;
const schema68 = {"type":"string","minLength":1,"maxLength":40,"wellFormed":true,"oneLine":true,"pattern":"^[a-z][a-z0-9-]*$"};
const pattern5 = new RegExp("^[a-z][a-z0-9-]*$", "u");

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 40){
validate68.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate68.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate68.errors = [{instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{problem: "wellFormed"},message:"must be wellFormed"}];
return false;
}
else {
if(data.isWellFormed() && !data.includes("\0") && !isOneLine(data)){
validate68.errors = [{instancePath,schemaPath:"#/oneLine",keyword:"oneLine",params:{problem: "oneLine"},message:"must be oneLine"}];
return false;
}
else {
if(!pattern5.test(data)){
validate68.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9-]*$"},message:"must match pattern \""+"^[a-z][a-z0-9-]*$"+"\""}];
return false;
}
}
}
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}

export const line42 = validate69;
const schema69 = {"type":"string","minLength":1,"maxLength":42,"wellFormed":true,"oneLine":true};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 42){
validate69.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 42},message:"must NOT have more than 42 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate69.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate69.errors = [{instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{problem: "wellFormed"},message:"must be wellFormed"}];
return false;
}
else {
if(data.isWellFormed() && !data.includes("\0") && !isOneLine(data)){
validate69.errors = [{instancePath,schemaPath:"#/oneLine",keyword:"oneLine",params:{problem: "oneLine"},message:"must be oneLine"}];
return false;
}
}
}
}
}
else {
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}

export const line42OrNull = validate70;
const schema70 = {"type":"string","minLength":1,"maxLength":42,"wellFormed":true,"oneLine":true,"nullable":true};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 42){
validate70.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 42},message:"must NOT have more than 42 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate70.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate70.errors = [{instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{problem: "wellFormed"},message:"must be wellFormed"}];
return false;
}
else {
if(data.isWellFormed() && !data.includes("\0") && !isOneLine(data)){
validate70.errors = [{instancePath,schemaPath:"#/oneLine",keyword:"oneLine",params:{problem: "oneLine"},message:"must be oneLine"}];
return false;
}
}
}
}
}
}
validate70.errors = vErrors;
return errors === 0;
}

export const line50OrNull = validate71;
const schema71 = {"type":"string","minLength":1,"maxLength":50,"wellFormed":true,"oneLine":true,"nullable":true};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 50){
validate71.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate71.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate71.errors = [{instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{problem: "wellFormed"},message:"must be wellFormed"}];
return false;
}
else {
if(data.isWellFormed() && !data.includes("\0") && !isOneLine(data)){
validate71.errors = [{instancePath,schemaPath:"#/oneLine",keyword:"oneLine",params:{problem: "oneLine"},message:"must be oneLine"}];
return false;
}
}
}
}
}
}
validate71.errors = vErrors;
return errors === 0;
}

export const line60 = validate72;
const schema72 = {"type":"string","minLength":1,"maxLength":60,"wellFormed":true,"oneLine":true};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 60){
validate72.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate72.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate72.errors = [{instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{problem: "wellFormed"},message:"must be wellFormed"}];
return false;
}
else {
if(data.isWellFormed() && !data.includes("\0") && !isOneLine(data)){
validate72.errors = [{instancePath,schemaPath:"#/oneLine",keyword:"oneLine",params:{problem: "oneLine"},message:"must be oneLine"}];
return false;
}
}
}
}
}
else {
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}

export const line60OrNull = validate73;
const schema73 = {"type":"string","minLength":1,"maxLength":60,"wellFormed":true,"oneLine":true,"nullable":true};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 60){
validate73.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate73.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate73.errors = [{instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{problem: "wellFormed"},message:"must be wellFormed"}];
return false;
}
else {
if(data.isWellFormed() && !data.includes("\0") && !isOneLine(data)){
validate73.errors = [{instancePath,schemaPath:"#/oneLine",keyword:"oneLine",params:{problem: "oneLine"},message:"must be oneLine"}];
return false;
}
}
}
}
}
}
validate73.errors = vErrors;
return errors === 0;
}

export const lpLinePaymentStatusChoiceOrNull = validate74;
const schema74 = {"type":"string","enum":["Open","Partial","Received","Late","Default","Disputed",null],"nullable":true};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data === "Open") || (data === "Partial")) || (data === "Received")) || (data === "Late")) || (data === "Default")) || (data === "Disputed")) || (data === null))){
validate74.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema74.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate74.errors = vErrors;
return errors === 0;
}

export const moneyFrom0To999999999999_99 = validate75;
const schema75 = {"type":"string","decimal":{"decimals":4,"min":"0","max":"999999999999.99","notZero":false}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
const problem0 = decimalProblem(data, {"decimals":4,"min":"0","max":"999999999999.99","notZero":false});
if(problem0 !== null){
validate75.errors = [{instancePath,schemaPath:"#/decimal",keyword:"decimal",params:{problem: problem0},message:"must be a decimal within its limits"}];
return false;
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}

export const moneyFrom0To999999999999_99OrNull = validate76;
const schema76 = {"type":"string","decimal":{"decimals":4,"min":"0","max":"999999999999.99","notZero":false},"nullable":true};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
const problem0 = decimalProblem(data, {"decimals":4,"min":"0","max":"999999999999.99","notZero":false});
if(problem0 !== null){
validate76.errors = [{instancePath,schemaPath:"#/decimal",keyword:"decimal",params:{problem: problem0},message:"must be a decimal within its limits"}];
return false;
}
}
}
validate76.errors = vErrors;
return errors === 0;
}

export const moneyFrom0To9999999_99NotZeroOrNull = validate77;
const schema77 = {"type":"string","decimal":{"decimals":4,"min":"0","max":"9999999.99","notZero":true},"nullable":true};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
const problem0 = decimalProblem(data, {"decimals":4,"min":"0","max":"9999999.99","notZero":true});
if(problem0 !== null){
validate77.errors = [{instancePath,schemaPath:"#/decimal",keyword:"decimal",params:{problem: problem0},message:"must be a decimal within its limits"}];
return false;
}
}
}
validate77.errors = vErrors;
return errors === 0;
}

export const moneyFrom0_01To999999999999_99 = validate78;
const schema78 = {"type":"string","decimal":{"decimals":4,"min":"0.01","max":"999999999999.99","notZero":false}};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
const problem0 = decimalProblem(data, {"decimals":4,"min":"0.01","max":"999999999999.99","notZero":false});
if(problem0 !== null){
validate78.errors = [{instancePath,schemaPath:"#/decimal",keyword:"decimal",params:{problem: problem0},message:"must be a decimal within its limits"}];
return false;
}
}
else {
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}

export const moneyFromMinus999999999999_99To999999999999_99 = validate79;
const schema79 = {"type":"string","decimal":{"decimals":4,"min":"-999999999999.99","max":"999999999999.99","notZero":false}};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
const problem0 = decimalProblem(data, {"decimals":4,"min":"-999999999999.99","max":"999999999999.99","notZero":false});
if(problem0 !== null){
validate79.errors = [{instancePath,schemaPath:"#/decimal",keyword:"decimal",params:{problem: problem0},message:"must be a decimal within its limits"}];
return false;
}
}
else {
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}

export const moneyFromMinus999999999999_99To999999999999_99OrNull = validate80;
const schema80 = {"type":"string","decimal":{"decimals":4,"min":"-999999999999.99","max":"999999999999.99","notZero":false},"nullable":true};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
const problem0 = decimalProblem(data, {"decimals":4,"min":"-999999999999.99","max":"999999999999.99","notZero":false});
if(problem0 !== null){
validate80.errors = [{instancePath,schemaPath:"#/decimal",keyword:"decimal",params:{problem: problem0},message:"must be a decimal within its limits"}];
return false;
}
}
}
validate80.errors = vErrors;
return errors === 0;
}

export const onboardingCommentKindChoice = validate81;
const schema81 = {"type":"string","enum":["Comment","ChangeRequest"]};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data === "Comment") || (data === "ChangeRequest"))){
validate81.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema81.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate81.errors = vErrors;
return errors === 0;
}

export const onboardingIncomeKindChoiceOrNull = validate82;
const schema82 = {"type":"string","enum":["Trade or services","Passive","Group holding","Listed","Public","International organization","Non-profit","Start-up","Liquidation or reorganization","Non-profit or start-up",null],"nullable":true};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((data === "Trade or services") || (data === "Passive")) || (data === "Group holding")) || (data === "Listed")) || (data === "Public")) || (data === "International organization")) || (data === "Non-profit")) || (data === "Start-up")) || (data === "Liquidation or reorganization")) || (data === "Non-profit or start-up")) || (data === null))){
validate82.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate82.errors = vErrors;
return errors === 0;
}

export const onboardingPartyListChoice = validate83;
const schema83 = {"type":"string","enum":["beneficialOwners","controllersAndDirectors","otherParties","thirdPartyIndividuals","thirdPartyCompanies","evidence","signatories"]};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate83.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data === "beneficialOwners") || (data === "controllersAndDirectors")) || (data === "otherParties")) || (data === "thirdPartyIndividuals")) || (data === "thirdPartyCompanies")) || (data === "evidence")) || (data === "signatories"))){
validate83.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema83.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate83.errors = vErrors;
return errors === 0;
}

export const onboardingRevertStatusTargetChoice = validate84;
const schema84 = {"type":"string","enum":["SubmittedToInvestor","DueDiligenceSigned","DueDiligenceSubmitted","DueDiligenceConfirmed","SubscriptionSigned","SubscriptionSubmitted"]};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate84.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data === "SubmittedToInvestor") || (data === "DueDiligenceSigned")) || (data === "DueDiligenceSubmitted")) || (data === "DueDiligenceConfirmed")) || (data === "SubscriptionSigned")) || (data === "SubscriptionSubmitted"))){
validate84.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema84.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate84.errors = vErrors;
return errors === 0;
}

export const openClosedEndedChoiceOrNull = validate85;
const schema85 = {"type":"string","enum":["Open-ended","Closed-ended",null],"nullable":true};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate85.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data === "Open-ended") || (data === "Closed-ended")) || (data === null))){
validate85.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema85.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate85.errors = vErrors;
return errors === 0;
}

export const partyRoleChoiceOrNull = validate86;
const schema86 = {"type":"string","enum":["Director","Managing director","General partner","Senior managing official","Secretary","Settlor","Trustee","Protector","Beneficiary","Nominee","Power of attorney","Other",null],"nullable":true};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate86.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((data === "Director") || (data === "Managing director")) || (data === "General partner")) || (data === "Senior managing official")) || (data === "Secretary")) || (data === "Settlor")) || (data === "Trustee")) || (data === "Protector")) || (data === "Beneficiary")) || (data === "Nominee")) || (data === "Power of attorney")) || (data === "Other")) || (data === null))){
validate86.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema86.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate86.errors = vErrors;
return errors === 0;
}

export const payeeAnswerChoice = validate87;
const schema87 = {"type":"string","enum":["Match","CloseMatch","NoMatch","NotPossible"]};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate87.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "Match") || (data === "CloseMatch")) || (data === "NoMatch")) || (data === "NotPossible"))){
validate87.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema87.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate87.errors = vErrors;
return errors === 0;
}

export const portfolioInvestmentTypeChoiceOrNull = validate88;
const schema88 = {"type":"string","enum":["Ordinary shares","Preference shares","Convertible loan","SAFE/ASA","Shareholder loan","Mezzanine","Senior loan","Warrant/option","Fund interest","Other",null],"nullable":true};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate88.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((data === "Ordinary shares") || (data === "Preference shares")) || (data === "Convertible loan")) || (data === "SAFE/ASA")) || (data === "Shareholder loan")) || (data === "Mezzanine")) || (data === "Senior loan")) || (data === "Warrant/option")) || (data === "Fund interest")) || (data === "Other")) || (data === null))){
validate88.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema88.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate88.errors = vErrors;
return errors === 0;
}

export const qualityChoice = validate89;
const schema89 = {"type":"string","enum":["Manager","Class A manager","Class B manager","Director","Managing director","General partner","Advisor","Authorised signatory"]};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate89.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((data === "Manager") || (data === "Class A manager")) || (data === "Class B manager")) || (data === "Director")) || (data === "Managing director")) || (data === "General partner")) || (data === "Advisor")) || (data === "Authorised signatory"))){
validate89.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema89.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate89.errors = vErrors;
return errors === 0;
}

export const qualityChoiceOrNull = validate90;
const schema90 = {"type":"string","enum":["Manager","Class A manager","Class B manager","Director","Managing director","General partner","Advisor","Authorised signatory",null],"nullable":true};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate90.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((data === "Manager") || (data === "Class A manager")) || (data === "Class B manager")) || (data === "Director")) || (data === "Managing director")) || (data === "General partner")) || (data === "Advisor")) || (data === "Authorised signatory")) || (data === null))){
validate90.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema90.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate90.errors = vErrors;
return errors === 0;
}

export const reference = validate91;
const schema91 = {"type":"integer","minimum":1,"maximum":9007199254740991};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate91.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate91.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate91.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
validate91.errors = vErrors;
return errors === 0;
}

export const referenceOrNull = validate92;
const schema92 = {"type":"integer","minimum":1,"maximum":9007199254740991,"nullable":true};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))) && (data !== null)){
validate92.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
validate92.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate92.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
validate92.errors = vErrors;
return errors === 0;
}

export const sectorChoiceOrNull = validate93;
const schema93 = {"type":"string","enum":["Agriculture","Business products & services","Chemicals & materials","Construction","Consumer goods & services","Energy & environment","Financial & insurance","ICT","Life sciences","Real estate","Transportation","Other",null],"nullable":true};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate93.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((data === "Agriculture") || (data === "Business products & services")) || (data === "Chemicals & materials")) || (data === "Construction")) || (data === "Consumer goods & services")) || (data === "Energy & environment")) || (data === "Financial & insurance")) || (data === "ICT")) || (data === "Life sciences")) || (data === "Real estate")) || (data === "Transportation")) || (data === "Other")) || (data === null))){
validate93.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema93.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate93.errors = vErrors;
return errors === 0;
}

export const serviceAccountResourceChoice = validate94;
const schema94 = {"type":"string","enum":["accounting-entries","bank-accounts","capital-account-statements","capital-movement-lines","capital-movements","closing-commitments","closings","companies","contacts","countries","currencies","documents","exchange-rates","expenses","fair-values","fund-managers","funds","investments","investor-reports","invoices","limited-partner-commitments","limited-partner-transactions","limited-partners","notices","performance-reports","reporting-periods","transactions","transfers"]};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate94.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((((((((((((((((((data === "accounting-entries") || (data === "bank-accounts")) || (data === "capital-account-statements")) || (data === "capital-movement-lines")) || (data === "capital-movements")) || (data === "closing-commitments")) || (data === "closings")) || (data === "companies")) || (data === "contacts")) || (data === "countries")) || (data === "currencies")) || (data === "documents")) || (data === "exchange-rates")) || (data === "expenses")) || (data === "fair-values")) || (data === "fund-managers")) || (data === "funds")) || (data === "investments")) || (data === "investor-reports")) || (data === "invoices")) || (data === "limited-partner-commitments")) || (data === "limited-partner-transactions")) || (data === "limited-partners")) || (data === "notices")) || (data === "performance-reports")) || (data === "reporting-periods")) || (data === "transactions")) || (data === "transfers"))){
validate94.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema94.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate94.errors = vErrors;
return errors === 0;
}

export const serviceAccountRightsChoice = validate95;
const schema95 = {"type":"string","enum":["Read","Write"]};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate95.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data === "Read") || (data === "Write"))){
validate95.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema95.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate95.errors = vErrors;
return errors === 0;
}

export const serviceAccountRoleChoice = validate96;
const schema96 = {"type":"string","enum":["User","AdministrativeAgent"]};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate96.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data === "User") || (data === "AdministrativeAgent"))){
validate96.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema96.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate96.errors = vErrors;
return errors === 0;
}

export const signingAuthorityChoiceOrNull = validate97;
const schema97 = {"type":"string","enum":["Sole","Joint",null],"nullable":true};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate97.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data === "Sole") || (data === "Joint")) || (data === null))){
validate97.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema97.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate97.errors = vErrors;
return errors === 0;
}

export const sourceOfFundsChoiceOrNull = validate98;
const schema98 = {"type":"string","enum":["Business income","Employment income","Investment income","Sale of assets","Own capital","Investor contributions","Loan","Inheritance or gift","Pension contributions","Insurance premiums","Public funds","Donations","Other",null],"nullable":true};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate98.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((((data === "Business income") || (data === "Employment income")) || (data === "Investment income")) || (data === "Sale of assets")) || (data === "Own capital")) || (data === "Investor contributions")) || (data === "Loan")) || (data === "Inheritance or gift")) || (data === "Pension contributions")) || (data === "Insurance premiums")) || (data === "Public funds")) || (data === "Donations")) || (data === "Other")) || (data === null))){
validate98.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema98.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate98.errors = vErrors;
return errors === 0;
}

export const sourceOfWealthChoiceOrNull = validate99;
const schema99 = {"type":"string","enum":["Business ownership","Employment","Investments","Sale of a business","Real estate","Inheritance or gift","Endowment capital","Public funds","Other",null],"nullable":true};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate99.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((data === "Business ownership") || (data === "Employment")) || (data === "Investments")) || (data === "Sale of a business")) || (data === "Real estate")) || (data === "Inheritance or gift")) || (data === "Endowment capital")) || (data === "Public funds")) || (data === "Other")) || (data === null))){
validate99.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema99.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate99.errors = vErrors;
return errors === 0;
}

export const subscriptionStatusChoiceOrNull = validate100;
const schema100 = {"type":"string","enum":["Open","Signed","Submitted","Confirmed","Withdrawn",null],"nullable":true};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate100.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data === "Open") || (data === "Signed")) || (data === "Submitted")) || (data === "Confirmed")) || (data === "Withdrawn")) || (data === null))){
validate100.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema100.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate100.errors = vErrors;
return errors === 0;
}

export const text1000 = validate101;
const schema101 = {"type":"string","minLength":1,"maxLength":1000,"wellFormed":true};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 1000){
validate101.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate101.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate101.errors = [{instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{problem: "wellFormed"},message:"must be wellFormed"}];
return false;
}
}
}
}
else {
validate101.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}

export const text10000OrNull = validate102;
const schema102 = {"type":"string","minLength":1,"maxLength":10000,"wellFormed":true,"nullable":true};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate102.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 10000){
validate102.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 10000},message:"must NOT have more than 10000 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate102.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate102.errors = [{instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{problem: "wellFormed"},message:"must be wellFormed"}];
return false;
}
}
}
}
}
validate102.errors = vErrors;
return errors === 0;
}

export const text2000 = validate103;
const schema103 = {"type":"string","minLength":1,"maxLength":2000,"wellFormed":true};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 2000){
validate103.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate103.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate103.errors = [{instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{problem: "wellFormed"},message:"must be wellFormed"}];
return false;
}
}
}
}
else {
validate103.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate103.errors = vErrors;
return errors === 0;
}

export const text2000OrNull = validate104;
const schema104 = {"type":"string","minLength":1,"maxLength":2000,"wellFormed":true,"nullable":true};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate104.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 2000){
validate104.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate104.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate104.errors = [{instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{problem: "wellFormed"},message:"must be wellFormed"}];
return false;
}
}
}
}
}
validate104.errors = vErrors;
return errors === 0;
}

export const text300OrNull = validate105;
const schema105 = {"type":"string","minLength":1,"maxLength":300,"wellFormed":true,"nullable":true};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate105.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 300){
validate105.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate105.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate105.errors = [{instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{problem: "wellFormed"},message:"must be wellFormed"}];
return false;
}
}
}
}
}
validate105.errors = vErrors;
return errors === 0;
}

export const text40Like36483f50 = validate106;
const schema106 = {"type":"string","minLength":1,"maxLength":40,"wellFormed":true,"pattern":"^[+]?[0-9 ()./-]+$"};
const pattern6 = new RegExp("^[+]?[0-9 ()./-]+$", "u");

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 40){
validate106.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate106.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate106.errors = [{instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{problem: "wellFormed"},message:"must be wellFormed"}];
return false;
}
else {
if(!pattern6.test(data)){
validate106.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[+]?[0-9 ()./-]+$"},message:"must match pattern \""+"^[+]?[0-9 ()./-]+$"+"\""}];
return false;
}
}
}
}
}
else {
validate106.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}

export const text40Like36483f50OrNull = validate107;
const schema107 = {"type":"string","minLength":1,"maxLength":40,"wellFormed":true,"pattern":"^[+]?[0-9 ()./-]+$","nullable":true};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate107.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 40){
validate107.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate107.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate107.errors = [{instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{problem: "wellFormed"},message:"must be wellFormed"}];
return false;
}
else {
if(!pattern6.test(data)){
validate107.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[+]?[0-9 ()./-]+$"},message:"must match pattern \""+"^[+]?[0-9 ()./-]+$"+"\""}];
return false;
}
}
}
}
}
}
validate107.errors = vErrors;
return errors === 0;
}

export const text500OrNull = validate108;
const schema108 = {"type":"string","minLength":1,"maxLength":500,"wellFormed":true,"nullable":true};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate108.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 500){
validate108.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate108.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate108.errors = [{instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{problem: "wellFormed"},message:"must be wellFormed"}];
return false;
}
}
}
}
}
validate108.errors = vErrors;
return errors === 0;
}

export const timeZoneChoiceOrNull = validate109;
const schema109 = {"type":"string","enum":["Europe/Luxembourg","Europe/Amsterdam","Europe/Athens","Europe/Berlin","Europe/Brussels","Europe/Copenhagen","Europe/Dublin","Europe/Helsinki","Europe/Istanbul","Europe/Lisbon","Europe/Ljubljana","Europe/London","Europe/Madrid","Europe/Oslo","Europe/Paris","Europe/Prague","Europe/Rome","Europe/Stockholm","Europe/Tallinn","Europe/Vienna","Europe/Warsaw","Europe/Zurich","Atlantic/Reykjavik","America/Cayman","America/Chicago","America/Los_Angeles","America/New_York","America/Sao_Paulo","America/Toronto","Africa/Johannesburg","Asia/Dubai","Asia/Hong_Kong","Asia/Kolkata","Asia/Shanghai","Asia/Singapore","Asia/Tokyo","Australia/Sydney","Pacific/Auckland","Pacific/Kiritimati","Pacific/Pago_Pago","UTC",null],"nullable":true};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate109.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((((((((((((((((((((((((((((((((data === "Europe/Luxembourg") || (data === "Europe/Amsterdam")) || (data === "Europe/Athens")) || (data === "Europe/Berlin")) || (data === "Europe/Brussels")) || (data === "Europe/Copenhagen")) || (data === "Europe/Dublin")) || (data === "Europe/Helsinki")) || (data === "Europe/Istanbul")) || (data === "Europe/Lisbon")) || (data === "Europe/Ljubljana")) || (data === "Europe/London")) || (data === "Europe/Madrid")) || (data === "Europe/Oslo")) || (data === "Europe/Paris")) || (data === "Europe/Prague")) || (data === "Europe/Rome")) || (data === "Europe/Stockholm")) || (data === "Europe/Tallinn")) || (data === "Europe/Vienna")) || (data === "Europe/Warsaw")) || (data === "Europe/Zurich")) || (data === "Atlantic/Reykjavik")) || (data === "America/Cayman")) || (data === "America/Chicago")) || (data === "America/Los_Angeles")) || (data === "America/New_York")) || (data === "America/Sao_Paulo")) || (data === "America/Toronto")) || (data === "Africa/Johannesburg")) || (data === "Asia/Dubai")) || (data === "Asia/Hong_Kong")) || (data === "Asia/Kolkata")) || (data === "Asia/Shanghai")) || (data === "Asia/Singapore")) || (data === "Asia/Tokyo")) || (data === "Australia/Sydney")) || (data === "Pacific/Auckland")) || (data === "Pacific/Kiritimati")) || (data === "Pacific/Pago_Pago")) || (data === "UTC")) || (data === null))){
validate109.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema109.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate109.errors = vErrors;
return errors === 0;
}

export const tinMissingReasonChoiceOrNull = validate110;
const schema110 = {"type":"string","enum":["A","B","C",null],"nullable":true};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate110.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "A") || (data === "B")) || (data === "C")) || (data === null))){
validate110.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema110.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate110.errors = vErrors;
return errors === 0;
}

export const tradingTypeChoiceOrNull = validate111;
const schema111 = {"type":"string","enum":["Buy","Sell","Income","Expense","CorporateAction","Valuation",null],"nullable":true};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate111.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((data === "Buy") || (data === "Sell")) || (data === "Income")) || (data === "Expense")) || (data === "CorporateAction")) || (data === "Valuation")) || (data === null))){
validate111.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema111.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate111.errors = vErrors;
return errors === 0;
}

export const transactionStatusChoice = validate112;
const schema112 = {"type":"string","enum":["Planned","Pending","Booked","Reconciled","Cancelled"]};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate112.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data === "Planned") || (data === "Pending")) || (data === "Booked")) || (data === "Reconciled")) || (data === "Cancelled"))){
validate112.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema112.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate112.errors = vErrors;
return errors === 0;
}

export const transactionSubTypeChoice = validate113;
const schema113 = {"type":"string","enum":["Initial purchase","Follow-on","Conversion","Loan drawdown","Capitalised cost","Full exit","Partial exit","Loan repayment","Write-off","Partial write-off","Return of capital","Dividend","Interest","Fee","Accounting, administration and IT","Audit and tax","Bank fees","Custody","Due diligence","Legal","Organisation costs","Other travel and entertainment","Other","Investments","Investments (outside commitment)","Management fee (inside commitment)","Management fee (outside)","Partnership expenses","Partnership expenses (outside)","Org. cost (inside)","Return of capital - cash","Return of capital - stock","Return of capital - management fees","Return of capital - partnership expenses","Return of excess capital called","Temporary return of capital - investment","Temporary return of capital - management fees","Temporary return of capital - partnership expenses","Realised gain/loss - cash","Realised gain/loss - stock","Recallable realised gain/loss","Dividend income","Recallable dividend income","Interest income","Recallable interest income","Income","Recallable income","Withholding tax","Carry","Subsequent close interest (call)","Subsequent close interest (distribution)","Unfunded adjustment","Cost basis adjustment","Commitment amount","Facility drawdown","Facility repayment","Purchase of currency","Sale of currency","Between own accounts"]};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate113.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data === "Initial purchase") || (data === "Follow-on")) || (data === "Conversion")) || (data === "Loan drawdown")) || (data === "Capitalised cost")) || (data === "Full exit")) || (data === "Partial exit")) || (data === "Loan repayment")) || (data === "Write-off")) || (data === "Partial write-off")) || (data === "Return of capital")) || (data === "Dividend")) || (data === "Interest")) || (data === "Fee")) || (data === "Accounting, administration and IT")) || (data === "Audit and tax")) || (data === "Bank fees")) || (data === "Custody")) || (data === "Due diligence")) || (data === "Legal")) || (data === "Organisation costs")) || (data === "Other travel and entertainment")) || (data === "Other")) || (data === "Investments")) || (data === "Investments (outside commitment)")) || (data === "Management fee (inside commitment)")) || (data === "Management fee (outside)")) || (data === "Partnership expenses")) || (data === "Partnership expenses (outside)")) || (data === "Org. cost (inside)")) || (data === "Return of capital - cash")) || (data === "Return of capital - stock")) || (data === "Return of capital - management fees")) || (data === "Return of capital - partnership expenses")) || (data === "Return of excess capital called")) || (data === "Temporary return of capital - investment")) || (data === "Temporary return of capital - management fees")) || (data === "Temporary return of capital - partnership expenses")) || (data === "Realised gain/loss - cash")) || (data === "Realised gain/loss - stock")) || (data === "Recallable realised gain/loss")) || (data === "Dividend income")) || (data === "Recallable dividend income")) || (data === "Interest income")) || (data === "Recallable interest income")) || (data === "Income")) || (data === "Recallable income")) || (data === "Withholding tax")) || (data === "Carry")) || (data === "Subsequent close interest (call)")) || (data === "Subsequent close interest (distribution)")) || (data === "Unfunded adjustment")) || (data === "Cost basis adjustment")) || (data === "Commitment amount")) || (data === "Facility drawdown")) || (data === "Facility repayment")) || (data === "Purchase of currency")) || (data === "Sale of currency")) || (data === "Between own accounts"))){
validate113.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema113.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate113.errors = vErrors;
return errors === 0;
}

export const transactionTypeChoice = validate114;
const schema114 = {"type":"string","enum":["CapitalCall","Distribution","Investment","Divestment","Income","Expense","ManagementFee","CarriedInterest","FxConversion","InternalTransfer","Other"]};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate114.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((data === "CapitalCall") || (data === "Distribution")) || (data === "Investment")) || (data === "Divestment")) || (data === "Income")) || (data === "Expense")) || (data === "ManagementFee")) || (data === "CarriedInterest")) || (data === "FxConversion")) || (data === "InternalTransfer")) || (data === "Other"))){
validate114.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema114.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate114.errors = vErrors;
return errors === 0;
}

export const url2000 = validate115;
const schema115 = {"type":"string","minLength":1,"maxLength":2000,"wellFormed":true,"oneLine":true,"httpUrl":true};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 2000){
validate115.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate115.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate115.errors = [{instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{problem: "wellFormed"},message:"must be wellFormed"}];
return false;
}
else {
if(data.isWellFormed() && !data.includes("\0") && !isOneLine(data)){
validate115.errors = [{instancePath,schemaPath:"#/oneLine",keyword:"oneLine",params:{problem: "oneLine"},message:"must be oneLine"}];
return false;
}
else {
if(!/^https?:\/\/[^\s\\]+$/i.test(data) || !URL.canParse(data)){
validate115.errors = [{instancePath,schemaPath:"#/httpUrl",keyword:"httpUrl",params:{problem: "url"},message:"must be url"}];
return false;
}
}
}
}
}
}
else {
validate115.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate115.errors = vErrors;
return errors === 0;
}

export const url2000OrNull = validate116;
const schema116 = {"type":"string","minLength":1,"maxLength":2000,"wellFormed":true,"oneLine":true,"httpUrl":true,"nullable":true};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate116.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(errors === 0){
if(typeof data === "string"){
if(func0(data) > 2000){
validate116.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"}];
return false;
}
else {
if(func0(data) < 1){
validate116.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
else {
if(!data.isWellFormed() || data.includes("\0")){
validate116.errors = [{instancePath,schemaPath:"#/wellFormed",keyword:"wellFormed",params:{problem: "wellFormed"},message:"must be wellFormed"}];
return false;
}
else {
if(data.isWellFormed() && !data.includes("\0") && !isOneLine(data)){
validate116.errors = [{instancePath,schemaPath:"#/oneLine",keyword:"oneLine",params:{problem: "oneLine"},message:"must be oneLine"}];
return false;
}
else {
if(!/^https?:\/\/[^\s\\]+$/i.test(data) || !URL.canParse(data)){
validate116.errors = [{instancePath,schemaPath:"#/httpUrl",keyword:"httpUrl",params:{problem: "url"},message:"must be url"}];
return false;
}
}
}
}
}
}
}
validate116.errors = vErrors;
return errors === 0;
}

export const valuationMethodChoiceOrNull = validate117;
const schema117 = {"type":"string","enum":["Multiples","Industry valuation benchmark","Quoted / available market price","Discounted cash flow of the company","Discounted cash flow of the investment","Net assets","Calibrated price of recent investment","Scenario / mathematical model","Sum of the parts","Adjusted NAV",null],"nullable":true};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate117.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((data === "Multiples") || (data === "Industry valuation benchmark")) || (data === "Quoted / available market price")) || (data === "Discounted cash flow of the company")) || (data === "Discounted cash flow of the investment")) || (data === "Net assets")) || (data === "Calibrated price of recent investment")) || (data === "Scenario / mathematical model")) || (data === "Sum of the parts")) || (data === "Adjusted NAV")) || (data === null))){
validate117.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema117.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate117.errors = vErrors;
return errors === 0;
}

export const valuationPolicyChoiceOrNull = validate118;
const schema118 = {"type":"string","enum":["IPEV December 2022","IPEV 2018","IFRS 13","ASC 820","Other",null],"nullable":true};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate118.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data === "IPEV December 2022") || (data === "IPEV 2018")) || (data === "IFRS 13")) || (data === "ASC 820")) || (data === "Other")) || (data === null))){
validate118.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema118.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate118.errors = vErrors;
return errors === 0;
}

export const webhookOperationChoiceOrNull = validate119;
const schema119 = {"type":"string","enum":["create","update","action","delete",null],"nullable":true};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate119.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data === "create") || (data === "update")) || (data === "action")) || (data === "delete")) || (data === null))){
validate119.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema119.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate119.errors = vErrors;
return errors === 0;
}

export const webhookResourceChoiceOrNull = validate120;
const schema120 = {"type":"string","enum":["accounting-entries","accounts","bank-accounts","capital-account-statements","capital-movement-lines","capital-movements","closing-commitments","closings","companies","contact-changes","contacts","countries","currencies","documents","exchange-rates","expenses","fair-values","fund-managers","funds","imports","investments","investor-reports","invoices","limited-partner-commitments","limited-partner-transactions","limited-partners","mails","notices","onboarding-comments","onboardings","performance-reports","portal-accesses","reporting-periods","service-accounts","transactions","transfers","four-eyes-waivers",null],"nullable":true};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate120.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((((((((((((((((((((((((((((data === "accounting-entries") || (data === "accounts")) || (data === "bank-accounts")) || (data === "capital-account-statements")) || (data === "capital-movement-lines")) || (data === "capital-movements")) || (data === "closing-commitments")) || (data === "closings")) || (data === "companies")) || (data === "contact-changes")) || (data === "contacts")) || (data === "countries")) || (data === "currencies")) || (data === "documents")) || (data === "exchange-rates")) || (data === "expenses")) || (data === "fair-values")) || (data === "fund-managers")) || (data === "funds")) || (data === "imports")) || (data === "investments")) || (data === "investor-reports")) || (data === "invoices")) || (data === "limited-partner-commitments")) || (data === "limited-partner-transactions")) || (data === "limited-partners")) || (data === "mails")) || (data === "notices")) || (data === "onboarding-comments")) || (data === "onboardings")) || (data === "performance-reports")) || (data === "portal-accesses")) || (data === "reporting-periods")) || (data === "service-accounts")) || (data === "transactions")) || (data === "transfers")) || (data === "four-eyes-waivers")) || (data === null))){
validate120.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema120.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate120.errors = vErrors;
return errors === 0;
}

export const yearEndChoiceOrNull = validate121;
const schema121 = {"type":"string","enum":["January","February","March","April","May","June","July","August","September","October","November","December",null],"nullable":true};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "string") && (data !== null)){
validate121.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((data === "January") || (data === "February")) || (data === "March")) || (data === "April")) || (data === "May")) || (data === "June")) || (data === "July")) || (data === "August")) || (data === "September")) || (data === "October")) || (data === "November")) || (data === "December")) || (data === null))){
validate121.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema121.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate121.errors = vErrors;
return errors === 0;
}

export const yesNo = validate122;
const schema122 = {"type":"boolean"};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "boolean"){
validate122.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
validate122.errors = vErrors;
return errors === 0;
}

export const yesNoOrNull = validate123;
const schema123 = {"type":"boolean","nullable":true};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if((typeof data !== "boolean") && (data !== null)){
validate123.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
validate123.errors = vErrors;
return errors === 0;
}
