// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { BankAccountCreate, BankAccountUpdate, BankAccountSubmitForVerification, BankAccountVerify, BankAccountBlock, BankAccountClose, BankAccountRecordPayeeAnswer, BankAccountReopen } from '../types.ts'
export const validateCreate: Validate<BankAccountCreate>
export const validateUpdate: Validate<BankAccountUpdate>
export const validateSubmitForVerification: Validate<BankAccountSubmitForVerification>
export const validateVerify: Validate<BankAccountVerify>
export const validateBlock: Validate<BankAccountBlock>
export const validateClose: Validate<BankAccountClose>
export const validateRecordPayeeAnswer: Validate<BankAccountRecordPayeeAnswer>
export const validateReopen: Validate<BankAccountReopen>
