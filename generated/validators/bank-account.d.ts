// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { Validate } from '../validators.js'
import type { BankAccountCreate, BankAccountUpdate, BankAccountNameForHolding, BankAccountSubmitForVerification, BankAccountVerify, BankAccountBlock, BankAccountRecordPayeeAnswer, BankAccountClose, BankAccountReopen } from '../types.ts'
export const validateCreate: Validate<BankAccountCreate>
export const validateUpdate: Validate<BankAccountUpdate>
export const validateNameForHolding: Validate<BankAccountNameForHolding>
export const validateSubmitForVerification: Validate<BankAccountSubmitForVerification>
export const validateVerify: Validate<BankAccountVerify>
export const validateBlock: Validate<BankAccountBlock>
export const validateRecordPayeeAnswer: Validate<BankAccountRecordPayeeAnswer>
export const validateClose: Validate<BankAccountClose>
export const validateReopen: Validate<BankAccountReopen>
