// Generated from schemas by npm run generate. Do not edit: change the schema.
import type { CalendarDate, Decimal, Timestamp } from "../src/entity.js";
/** A person who may sign in to this tenant, whose roles are given by the identity provider; or a program that acts in it. */
export interface Account {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Name */
	name: string;
	/** User name. The e-mail address with which the person signs in. */
	userName: string;
	/** Contact. For an investor’s account: the contact it belongs to. Empty for staff. */
	contactId: number | null;
	/** Kind. The account of a program is kept with its service account, and has no roles of the identity provider. */
	kind: "Person" | "Program";
	/** Status */
	status: "None" | "Creating" | "Active" | "Deactivated";
	/** Roles. As the identity provider stated them at the last sign-in. */
	roles: string | null;
	/** Last sign-in */
	lastSignInAt: Timestamp | null;
	/** Directory subject. The identity provider’s name of the person, kept at the first sign-in. */
	subject: string | null;
	/** Directory. The tenant of the identity provider that knows the person under this subject. */
	directory: string | null;
}
export interface AccountCreate {
	/** Name */
	name: string;
	/** User name. The e-mail address with which the person signs in. */
	userName: string;
	/** Contact. For an investor’s account: the contact it belongs to. Empty for staff. */
	contactId?: number | null;
}
export interface AccountUpdate {
	/** Name */
	name: string;
}
export interface AccountActivate {}
export interface AccountDeactivate {}
/** The figures of a fund’s books at the end of a reporting period. NAV is made of them and of the fair values. */
export interface AccountingEntry {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Fund */
	fundId: number;
	/** Reporting period */
	reportingPeriodId: number;
	/** Total cash */
	totalCash: Decimal;
	/** Borrowings. A positive figure; it lowers NAV. */
	borrowings: Decimal;
	/** Other assets and liabilities. One net figure, negative when liabilities prevail. */
	otherAssetsAndLiabilities: Decimal;
}
export interface AccountingEntryCreate {
	/** Fund */
	fundId: number;
	/** Reporting period */
	reportingPeriodId: number;
	/** Total cash */
	totalCash: Decimal;
	/** Borrowings. A positive figure; it lowers NAV. */
	borrowings: Decimal;
	/** Other assets and liabilities. One net figure, negative when liabilities prevail. */
	otherAssetsAndLiabilities: Decimal;
}
export interface AccountingEntryUpdate {
	/** Total cash */
	totalCash: Decimal;
	/** Borrowings. A positive figure; it lowers NAV. */
	borrowings: Decimal;
	/** Other assets and liabilities. One net figure, negative when liabilities prevail. */
	otherAssetsAndLiabilities: Decimal;
}
/** A bank account of a fund, of one of its investments or of one of its limited partners. */
export interface BankAccount {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Fund */
	fundId: number;
	/** Investment. Only for an account of an investment. */
	investmentId: number | null;
	/** Limited partner. Only for an account of a limited partner. */
	limitedPartnerId: number | null;
	/** Name. Name of the account holder, as the bank knows it. */
	name: string;
	/** Account number. IBAN, or the number the bank uses where there is no IBAN. */
	accountNumber: string;
	/** Bank code. BIC, or the national code of the bank. */
	bankCode: string;
	/** Currency */
	currencyId: number;
	/** Status */
	status: "Draft" | "PendingVerification" | "Active" | "Blocked" | "Closed";
	/** Address */
	address: string | null;
	/** Postal code */
	postalCode: string | null;
	/** City */
	city: string | null;
	/** Country */
	countryId: number;
	/** Registered name. Of the holder, as in its register: what the bank compares and notices print. */
	registeredName: string | null;
	/** LEI. Legal entity identifier of the holder. */
	lei: string | null;
	/** VAT number */
	vatNumber: string | null;
	/** Bank address */
	bankAddress: string | null;
	/** Bank postal code */
	bankPostalCode: string | null;
	/** Bank city */
	bankCity: string | null;
	/** Bank country */
	bankCountryId: number;
	/** Named by the investor. Once it is verified, distributions are paid to it, and the account of before is closed. */
	namedByInvestor: boolean;
	/** You can verify it. No for whoever made the account or changed what is printed of it since it was last verified. */
	canVerify?: boolean | null;
	/** Confirmation of payee. The bank’s last answer. */
	payeeAnswer: "Match" | "CloseMatch" | "NoMatch" | "NotPossible" | null;
	/** Answered on */
	payeeAnsweredOn: CalendarDate | null;
	/** Recorded by */
	payeeAnswerBy: string | null;
	/** Verification note. How the account was checked. */
	verificationNote: string | null;
	/** Verified by */
	verifiedBy: string | null;
	/** Verified at */
	verifiedAt: Timestamp | null;
}
export interface BankAccountCreate {
	/** Fund */
	fundId: number;
	/** Investment. Only for an account of an investment. */
	investmentId?: number | null;
	/** Limited partner. Only for an account of a limited partner. */
	limitedPartnerId?: number | null;
	/** Name. Name of the account holder, as the bank knows it. */
	name: string;
	/** Account number. IBAN, or the number the bank uses where there is no IBAN. */
	accountNumber: string;
	/** Bank code. BIC, or the national code of the bank. */
	bankCode: string;
	/** Currency */
	currencyId: number;
	/** Address */
	address?: string | null;
	/** Postal code */
	postalCode?: string | null;
	/** City */
	city?: string | null;
	/** Country */
	countryId: number;
	/** Registered name. Of the holder, as in its register: what the bank compares and notices print. */
	registeredName?: string | null;
	/** LEI. Legal entity identifier of the holder. */
	lei?: string | null;
	/** VAT number */
	vatNumber?: string | null;
	/** Bank address */
	bankAddress?: string | null;
	/** Bank postal code */
	bankPostalCode?: string | null;
	/** Bank city */
	bankCity?: string | null;
	/** Bank country */
	bankCountryId: number;
}
export interface BankAccountUpdate {
	/** Name. Name of the account holder, as the bank knows it. */
	name: string;
	/** Account number. IBAN, or the number the bank uses where there is no IBAN. */
	accountNumber: string;
	/** Bank code. BIC, or the national code of the bank. */
	bankCode: string;
	/** Currency */
	currencyId: number;
	/** Address */
	address?: string | null;
	/** Postal code */
	postalCode?: string | null;
	/** City */
	city?: string | null;
	/** Country */
	countryId: number;
	/** Registered name. Of the holder, as in its register: what the bank compares and notices print. */
	registeredName?: string | null;
	/** LEI. Legal entity identifier of the holder. */
	lei?: string | null;
	/** VAT number */
	vatNumber?: string | null;
	/** Bank address */
	bankAddress?: string | null;
	/** Bank postal code */
	bankPostalCode?: string | null;
	/** Bank city */
	bankCity?: string | null;
	/** Bank country */
	bankCountryId: number;
}
export interface BankAccountNameForHolding {
	/** Holding. One of which the investor is a contact. */
	limitedPartnerId: number;
	/** Name. Name of the account holder, as the bank knows it. */
	name: string;
	/** Account number. IBAN, or the number the bank uses where there is no IBAN. */
	accountNumber: string;
	/** Bank code. BIC, or the national code of the bank. */
	bankCode: string;
}
export interface BankAccountSubmitForVerification {}
export interface BankAccountVerify {
	/** How it was checked. For example: called back on the number we had before. */
	note: string;
}
export interface BankAccountBlock {
	/** Reason */
	reason: string;
}
export interface BankAccountRecordPayeeAnswer {
	/** Answer */
	answer: "Match" | "CloseMatch" | "NoMatch" | "NotPossible";
	/** Date */
	date: CalendarDate;
}
export interface BankAccountClose {}
export interface BankAccountReopen {}
/** What a published reporting period says to one limited partner: what it says is kept as it was published, and PDF, spreadsheet and JSON are made from that. */
export interface CapitalAccountStatement {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Reporting period */
	reportingPeriodId: number;
	/** Limited partner */
	limitedPartnerId: number;
	/** Number */
	number: string;
	/** As of. The last day of the reporting period. */
	asOf: CalendarDate;
	/** Issued on. The day on which the period was published. */
	issuedOn: CalendarDate;
	/** Commitment */
	commitment: Decimal;
	/** Called */
	called: Decimal;
	/** Distributed */
	distributed: Decimal;
	/** Net asset value. Empty where the fund had none on that day. */
	netAssetValue: Decimal | null;
	/** Content. What the statement says, as JSON; PDF and spreadsheet are made from it. */
	snapshot?: string;
	/** Hash of the content. SHA-256, to prove that the content is unchanged. */
	snapshotHash: string;
	/** Content key */
	contentKey?: string | null;
	/** Hash of the file. SHA-256 of the paper. */
	contentHash: string | null;
	/** Size */
	size: number | null;
}
export interface CapitalAccountStatementCreate {}
export interface CapitalAccountStatementUpdate {}
/** One limited partner’s share of a capital movement. */
export interface CapitalMovementLine {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Capital movement */
	capitalMovementId: number;
	/** Limited partner */
	limitedPartnerId: number;
	/** Commitment. The partner’s commitment at the due date. */
	commitment: Decimal | null;
	/** Remaining after. Remaining commitment after this movement. */
	remainingAfter: Decimal | null;
	/** Shares */
	shares: Decimal | null;
	/** Changed by hand. Regenerating the lines loses what was changed. */
	changedByHand: boolean;
	/** Investment funding */
	investmentFunding: Decimal | null;
	/** Management fees */
	managementFees: Decimal | null;
	/** Expenses paid-in */
	expensesPaidIn: Decimal | null;
	/** Expenses out of paid-in */
	expensesOutOfPaidIn: Decimal | null;
	/** Late entrance fee */
	lateEntranceFee: Decimal | null;
	/** Total call. The sum of the amounts that the partner pays in. */
	totalCall?: Decimal | null;
	/** Return of capital */
	returnOfCapital: Decimal | null;
	/** Realized gain */
	realizedGain: Decimal | null;
	/** Distribution */
	distribution: Decimal | null;
	/** Recallable distribution */
	recallableDistribution: Decimal | null;
	/** Payment reference. The partner states it when paying, so that the payment is recognized. */
	paymentReference: string | null;
	/** Payment status */
	paymentStatus: "Open" | "Partial" | "Received" | "Late" | "Default" | "Disputed" | null;
	/** Amount received */
	amountReceived: Decimal | null;
	/** Received on */
	receivedDate: CalendarDate | null;
	/** Outstanding. What is still to come: the total call less the distribution and what was received; nothing once it was received in full. */
	outstanding?: Decimal | null;
	/** Owed. What is outstanding, unless it is disputed: once the due date has passed, the partner is late with it. */
	owed?: Decimal | null;
}
export interface CapitalMovementLineCreate {
	/** Capital movement */
	capitalMovementId: number;
	/** Limited partner */
	limitedPartnerId: number;
	/** Investment funding */
	investmentFunding?: Decimal | null;
	/** Management fees */
	managementFees?: Decimal | null;
	/** Expenses paid-in */
	expensesPaidIn?: Decimal | null;
	/** Expenses out of paid-in */
	expensesOutOfPaidIn?: Decimal | null;
	/** Late entrance fee */
	lateEntranceFee?: Decimal | null;
	/** Return of capital */
	returnOfCapital?: Decimal | null;
	/** Realized gain */
	realizedGain?: Decimal | null;
	/** Distribution */
	distribution?: Decimal | null;
	/** Recallable distribution */
	recallableDistribution?: Decimal | null;
	/** Payment status */
	paymentStatus?: "Open" | "Partial" | "Received" | "Late" | "Default" | "Disputed" | null;
	/** Amount received */
	amountReceived?: Decimal | null;
	/** Received on */
	receivedDate?: CalendarDate | null;
}
export interface CapitalMovementLineUpdate {
	/** Investment funding */
	investmentFunding?: Decimal | null;
	/** Management fees */
	managementFees?: Decimal | null;
	/** Expenses paid-in */
	expensesPaidIn?: Decimal | null;
	/** Expenses out of paid-in */
	expensesOutOfPaidIn?: Decimal | null;
	/** Late entrance fee */
	lateEntranceFee?: Decimal | null;
	/** Return of capital */
	returnOfCapital?: Decimal | null;
	/** Realized gain */
	realizedGain?: Decimal | null;
	/** Distribution */
	distribution?: Decimal | null;
	/** Recallable distribution */
	recallableDistribution?: Decimal | null;
	/** Payment status */
	paymentStatus?: "Open" | "Partial" | "Received" | "Late" | "Default" | "Disputed" | null;
	/** Amount received */
	amountReceived?: Decimal | null;
	/** Received on */
	receivedDate?: CalendarDate | null;
}
export interface CapitalMovementPeriods {
	id: number;
	/** Reporting period */
	reportingPeriodId: number;
}
/** A capital call, a distribution or both, shared among the limited partners. */
export interface CapitalMovement {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Fund */
	fundId: number;
	/** Name */
	name: string;
	/** Due date. Ten business days from today is usual. */
	dueDate: CalendarDate;
	/** Fund bank account. Printed on notices. It must be active before the movement is completed. */
	fundBankAccountId: number;
	/** Payment reference */
	paymentReference: string | null;
	/** Reporting periods */
	periods?: CapitalMovementPeriods[] | null;
	/** Investment funding */
	investmentFunding: Decimal;
	/** Management fees */
	managementFees: Decimal | null;
	/** Expenses paid-in. Lowers the remaining commitment. */
	expensesPaidIn: Decimal | null;
	/** Expenses out of paid-in. Called on top of the commitment. */
	expensesOutOfPaidIn: Decimal | null;
	/** Late entrance fee. Interest of later investors; it goes to the earlier ones, outside the commitment. */
	lateEntranceFee: Decimal | null;
	/** Total call. Investment funding + management fees + both kinds of expenses + late entrance fee. */
	totalCall?: Decimal | null;
	/** Return of capital */
	returnOfCapital: Decimal | null;
	/** Realized gain. Negative for a loss. */
	realizedGain: Decimal | null;
	/** Distribution */
	distribution: Decimal | null;
	/** Recallable distribution. The part of the distribution that may be called again. Not added to it. */
	recallableDistribution: Decimal | null;
	/** NAV per share */
	navPerShare: Decimal;
	/** Nominal share value. Proposed from the fund. */
	nominalShareValue: Decimal | null;
	/** Shares. What is paid in ÷ nominal share value. */
	shares?: Decimal | null;
	/** Purpose. Companies, thesis and financing of what is called; where a distribution comes from. */
	purpose: string | null;
	/** Section of the agreement. The section of the partnership agreement that this follows from. */
	agreementSection: string | null;
	/** Status */
	status: "Open" | "Completed" | "Published";
	/** E-mail notification status */
	emailNotificationStatus: "NotSent" | "Queued" | "Sent" | "PartiallySent" | "Failed";
	/** Closing. The closing whose equalisation this is: its lines follow from the closing. */
	closingId: number | null;
	/** Completion date */
	completionDate: CalendarDate | null;
	/** Completed by */
	completedBy: string | null;
	/** You can publish it. No for whoever completed it, unless four eyes are waived. */
	canPublish?: boolean | null;
	/** Somebody is late. Yes, when the due date has passed and a line is not paid in full. */
	isLate?: boolean | null;
	/** Somebody can be reminded. Yes, when a partner is late whom nobody has reminded within the last day. */
	canRemind?: boolean | null;
	/** Late lines. How many lines are not paid in full although the due date has passed. */
	lateLines?: number | null;
	/** Signed off by */
	signedOffBy: string | null;
	/** Signed off at */
	signedOffAt: Timestamp | null;
	/** Note of the sign-off */
	signOffNote: string | null;
	/** Reopening requested by */
	reopenRequestedBy: string | null;
	/** Reopening requested at */
	reopenRequestedAt: Timestamp | null;
	/** Reason of the request */
	reopenReason: string | null;
}
export interface CapitalMovementCreatePeriods {
	/** Reporting period */
	reportingPeriodId: number;
}
export interface CapitalMovementCreate {
	/** Fund */
	fundId: number;
	/** Name */
	name: string;
	/** Due date. Ten business days from today is usual. */
	dueDate: CalendarDate;
	/** Fund bank account. Printed on notices. It must be active before the movement is completed. */
	fundBankAccountId: number;
	/** Payment reference */
	paymentReference?: string | null;
	/** Reporting periods */
	periods?: CapitalMovementCreatePeriods[] | null;
	/** Investment funding */
	investmentFunding: Decimal;
	/** Management fees */
	managementFees?: Decimal | null;
	/** Expenses paid-in. Lowers the remaining commitment. */
	expensesPaidIn?: Decimal | null;
	/** Expenses out of paid-in. Called on top of the commitment. */
	expensesOutOfPaidIn?: Decimal | null;
	/** Late entrance fee. Interest of later investors; it goes to the earlier ones, outside the commitment. */
	lateEntranceFee?: Decimal | null;
	/** Return of capital */
	returnOfCapital?: Decimal | null;
	/** Realized gain. Negative for a loss. */
	realizedGain?: Decimal | null;
	/** Distribution */
	distribution?: Decimal | null;
	/** Recallable distribution. The part of the distribution that may be called again. Not added to it. */
	recallableDistribution?: Decimal | null;
	/** NAV per share */
	navPerShare: Decimal;
	/** Nominal share value. Proposed from the fund. */
	nominalShareValue?: Decimal | null;
	/** Purpose. Companies, thesis and financing of what is called; where a distribution comes from. */
	purpose?: string | null;
	/** Section of the agreement. The section of the partnership agreement that this follows from. */
	agreementSection?: string | null;
}
export interface CapitalMovementUpdatePeriods {
	id?: number;
	/** Reporting period */
	reportingPeriodId: number;
}
export interface CapitalMovementUpdate {
	/** Name */
	name: string;
	/** Due date. Ten business days from today is usual. */
	dueDate: CalendarDate;
	/** Fund bank account. Printed on notices. It must be active before the movement is completed. */
	fundBankAccountId: number;
	/** Payment reference */
	paymentReference?: string | null;
	/** Reporting periods */
	periods?: CapitalMovementUpdatePeriods[] | null;
	/** Investment funding */
	investmentFunding: Decimal;
	/** Management fees */
	managementFees?: Decimal | null;
	/** Expenses paid-in. Lowers the remaining commitment. */
	expensesPaidIn?: Decimal | null;
	/** Expenses out of paid-in. Called on top of the commitment. */
	expensesOutOfPaidIn?: Decimal | null;
	/** Late entrance fee. Interest of later investors; it goes to the earlier ones, outside the commitment. */
	lateEntranceFee?: Decimal | null;
	/** Return of capital */
	returnOfCapital?: Decimal | null;
	/** Realized gain. Negative for a loss. */
	realizedGain?: Decimal | null;
	/** Distribution */
	distribution?: Decimal | null;
	/** Recallable distribution. The part of the distribution that may be called again. Not added to it. */
	recallableDistribution?: Decimal | null;
	/** NAV per share */
	navPerShare: Decimal;
	/** Nominal share value. Proposed from the fund. */
	nominalShareValue?: Decimal | null;
	/** Purpose. Companies, thesis and financing of what is called; where a distribution comes from. */
	purpose?: string | null;
	/** Section of the agreement. The section of the partnership agreement that this follows from. */
	agreementSection?: string | null;
}
export interface CapitalMovementComplete {}
export interface CapitalMovementPublish {}
export interface CapitalMovementGenerateLines {}
export interface CapitalMovementLinesLines {
	/** Limited partner */
	limitedPartnerId: number;
	/** Investment funding */
	investmentFunding?: Decimal | null;
	/** Management fees */
	managementFees?: Decimal | null;
	/** Expenses paid-in */
	expensesPaidIn?: Decimal | null;
	/** Expenses out of paid-in */
	expensesOutOfPaidIn?: Decimal | null;
	/** Late entrance fee */
	lateEntranceFee?: Decimal | null;
	/** Return of capital */
	returnOfCapital?: Decimal | null;
	/** Realized gain */
	realizedGain?: Decimal | null;
	/** Distribution */
	distribution?: Decimal | null;
	/** Recallable distribution */
	recallableDistribution?: Decimal | null;
}
export interface CapitalMovementLines {
	/** Lines */
	lines: CapitalMovementLinesLines[];
}
export interface CapitalMovementReceiveLines {
	/** Limited partner */
	limitedPartnerId: number;
}
export interface CapitalMovementReceive {
	/** Lines */
	lines: CapitalMovementReceiveLines[];
	/** Received on */
	receivedDate: CalendarDate;
}
export interface CapitalMovementSignOff {
	/** Note. What was reviewed. */
	note?: string | null;
}
export interface CapitalMovementReopen {
	/** Reason */
	reason: string;
}
export interface CapitalMovementRequestReopen {
	/** Reason */
	reason: string;
}
export interface CapitalMovementRemindUnread {}
export interface CapitalMovementRemind {}
/** What one limited partner adds to its commitment in a closing. */
export interface ClosingCommitment {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Closing */
	closingId: number;
	/** Limited partner */
	limitedPartnerId: number;
	/** Date */
	date: CalendarDate;
	/** Value */
	value: Decimal;
	/** Prior commitment. The partner’s commitments before this closing. */
	priorCommitment?: Decimal | null;
	/** Additional commitment. The sum of the partner’s commitments in this closing. */
	additionalCommitment?: Decimal | null;
	/** Total commitment. Prior + additional commitment. */
	totalCommitment?: Decimal | null;
}
export interface ClosingCommitmentCreate {
	/** Closing */
	closingId: number;
	/** Limited partner */
	limitedPartnerId: number;
	/** Date */
	date: CalendarDate;
	/** Value */
	value: Decimal;
}
export interface ClosingCommitmentUpdate {
	/** Date */
	date: CalendarDate;
	/** Value */
	value: Decimal;
}
/** A date on which investors join a fund or raise what they promised. */
export interface Closing {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Fund */
	fundId: number;
	/** Name */
	name: string;
	/** Date. Later than the last completed closing. */
	date: CalendarDate;
	/** Status */
	status: "Open" | "Completed";
	/** Prior commitment. The partners’ commitments before this closing. */
	priorCommitment?: Decimal | null;
	/** Additional commitment. The sum of this closing’s commitments. */
	additionalCommitment?: Decimal | null;
	/** Total commitment. Prior + additional commitment. */
	totalCommitment?: Decimal | null;
}
export interface ClosingCreate {
	/** Fund */
	fundId: number;
	/** Name */
	name: string;
	/** Date. Later than the last completed closing. */
	date: CalendarDate;
}
export interface ClosingUpdate {
	/** Name */
	name: string;
	/** Date. Later than the last completed closing. */
	date: CalendarDate;
}
export interface ClosingComplete {}
/** A company in which an investment holds a share. */
export interface Company {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Investment */
	investmentId: number;
	/** Name */
	name: string;
	/** Country */
	countryId: number | null;
	/** Headquarter */
	headquarter: string | null;
	/** Currency. The currency in which the company keeps its books. */
	currencyId: number;
	/** Logo. A picture; it is kept among the documents. */
	logoId: number | null;
	/** Description */
	description: string | null;
	/** From. First day on which the company belongs to the investment. Empty means from the beginning. */
	fromDate: CalendarDate | null;
	/** To. Last day. Empty while the company is held. */
	toDate: CalendarDate | null;
	/** Stage */
	stage: "Seed" | "Start-up" | "Later-stage venture" | "Growth" | "Buyout" | "Rescue/Turnaround" | "Replacement capital" | null;
	/** Geography */
	geography: string | null;
	/** Industry */
	industry: "Agriculture" | "Business products & services" | "Chemicals & materials" | "Construction" | "Consumer goods & services" | "Energy & environment" | "Financial & insurance" | "ICT" | "Life sciences" | "Real estate" | "Transportation" | "Other" | null;
}
export interface CompanyCreate {
	/** Investment */
	investmentId: number;
	/** Name */
	name: string;
	/** Country */
	countryId?: number | null;
	/** Headquarter */
	headquarter?: string | null;
	/** Currency. The currency in which the company keeps its books. */
	currencyId: number;
	/** Logo. A picture; it is kept among the documents. */
	logoId?: number | null;
	/** Description */
	description?: string | null;
	/** From. First day on which the company belongs to the investment. Empty means from the beginning. */
	fromDate?: CalendarDate | null;
	/** To. Last day. Empty while the company is held. */
	toDate?: CalendarDate | null;
	/** Stage */
	stage?: "Seed" | "Start-up" | "Later-stage venture" | "Growth" | "Buyout" | "Rescue/Turnaround" | "Replacement capital" | null;
	/** Geography */
	geography?: string | null;
	/** Industry */
	industry?: "Agriculture" | "Business products & services" | "Chemicals & materials" | "Construction" | "Consumer goods & services" | "Energy & environment" | "Financial & insurance" | "ICT" | "Life sciences" | "Real estate" | "Transportation" | "Other" | null;
}
export interface CompanyUpdate {
	/** Name */
	name: string;
	/** Country */
	countryId?: number | null;
	/** Headquarter */
	headquarter?: string | null;
	/** Currency. The currency in which the company keeps its books. */
	currencyId: number;
	/** Logo. A picture; it is kept among the documents. */
	logoId?: number | null;
	/** Description */
	description?: string | null;
	/** From. First day on which the company belongs to the investment. Empty means from the beginning. */
	fromDate?: CalendarDate | null;
	/** To. Last day. Empty while the company is held. */
	toDate?: CalendarDate | null;
	/** Stage */
	stage?: "Seed" | "Start-up" | "Later-stage venture" | "Growth" | "Buyout" | "Rescue/Turnaround" | "Replacement capital" | null;
	/** Geography */
	geography?: string | null;
	/** Industry */
	industry?: "Agriculture" | "Business products & services" | "Chemicals & materials" | "Construction" | "Consumer goods & services" | "Energy & environment" | "Financial & insurance" | "ICT" | "Life sciences" | "Real estate" | "Transportation" | "Other" | null;
}
/** What an investor wants changed of the own contact data. Staff check it on a number known before and accept or refuse it; until then nothing changes. */
export interface ContactChange {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Contact */
	contactId: number;
	/** Asked by. The name of the contact when it asked. */
	askedBy: string;
	/** First name. Empty where it stays. */
	firstName: string | null;
	/** Last name. Empty where it stays. */
	lastName: string | null;
	/** Email. Empty where it stays. */
	email: string | null;
	/** Phone number. Empty where it stays. */
	phoneNumber: string | null;
	/** Status */
	status: "Asked" | "Accepted" | "Refused" | "Withdrawn";
	/** How it was checked */
	checkNote: string | null;
	/** Decided by */
	decidedBy: string | null;
	/** Decided at */
	decidedAt: Timestamp | null;
}
export interface ContactChangeCreate {}
export interface ContactChangeUpdate {}
export interface ContactChangeAsk {
	/** First name */
	firstName: string;
	/** Last name */
	lastName: string;
	/** Email. Notices go here. */
	email: string;
	/** Phone number. With the country code, +44 1632 960123. */
	phoneNumber: string;
}
export interface ContactChangeAccept {
	/** How it was checked. Such as: called back on the number of the subscription, spoke to … */
	note: string;
}
export interface ContactChangeRefuse {}
/** A person whom the fund manager deals with, often for an investor. */
export interface Contact {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** First name */
	firstName: string;
	/** Last name */
	lastName: string;
	/** Email. Notices and invitations go here. The contact signs in with it. */
	email: string;
	/** Phone number. With the country code, +44 1632 960123. */
	phoneNumber: string;
	/** Fax number */
	faxNumber: string | null;
	/** Account status. That of the contact’s account: none, being created until the first sign-in, active, or deactivated. */
	accountStatus: "None" | "Creating" | "Active" | "Deactivated";
}
export interface ContactCreate {
	/** First name */
	firstName: string;
	/** Last name */
	lastName: string;
	/** Email. Notices and invitations go here. The contact signs in with it. */
	email: string;
	/** Phone number. With the country code, +44 1632 960123. */
	phoneNumber: string;
	/** Fax number */
	faxNumber?: string | null;
}
export interface ContactUpdate {
	/** First name */
	firstName: string;
	/** Last name */
	lastName: string;
	/** Email. Notices and invitations go here. The contact signs in with it. */
	email: string;
	/** Phone number. With the country code, +44 1632 960123. */
	phoneNumber: string;
	/** Fax number */
	faxNumber?: string | null;
}
export interface ContactCreateAccount {}
export interface ContactActivateAccount {}
export interface ContactDeactivateAccount {}
/** A country of ISO 3166-1. */
export interface Country {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Code. Two capital letters of ISO 3166-1. */
	code: string;
	/** Name */
	name: string;
}
export interface CountryCreate {
	/** Code. Two capital letters of ISO 3166-1. */
	code: string;
	/** Name */
	name: string;
}
export interface CountryUpdate {
	/** Code. Two capital letters of ISO 3166-1. */
	code: string;
	/** Name */
	name: string;
}
/** A currency of ISO 4217. */
export interface Currency {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Code. Three capital letters of ISO 4217. */
	code: string;
	/** Name */
	name: string;
	/** Minor units. Decimals of the smallest coin: 2 for most, 0 for the yen. */
	minorUnits: number;
}
export interface CurrencyCreate {
	/** Code. Three capital letters of ISO 4217. */
	code: string;
	/** Name */
	name: string;
	/** Minor units. Decimals of the smallest coin: 2 for most, 0 for the yen. */
	minorUnits: number;
}
export interface CurrencyUpdate {
	/** Code. Three capital letters of ISO 4217. */
	code: string;
	/** Name */
	name: string;
	/** Minor units. Decimals of the smallest coin: 2 for most, 0 for the yen. */
	minorUnits: number;
}
/** A file kept with a record. Who may see the record may see the document. */
export interface Document {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** File name */
	fileName: string;
	/** Kind */
	kind: "Capital call notice" | "Distribution notice" | "Capital account statement" | "Quarterly report" | "Annual report" | "Financial statements" | "Tax" | "Legal" | "Transfer agreement" | "Subscription" | "Due diligence" | "Evidence" | "Bank confirmation" | "Invoice" | "Logo" | "Other";
	/** Description. What the document is. Needed for other documents. */
	description: string | null;
	/** File type */
	fileType: "pdf" | "docx" | "xlsx" | "csv" | "png" | "jpg" | "jpeg";
	/** Size */
	size: number;
	/** Resource. The kind of record it is kept with. */
	resource: string;
	/** Record */
	recordId: number;
	/** Limited partner. For a paper meant for one partner only. */
	limitedPartnerId: number | null;
	/** Signed by. The names that were typed below a paper that was signed here. */
	signedBy: string | null;
	/** Pages. Of a paper that was signed here, once they are counted. */
	pages: number | null;
	/** Superseded. A newer paper took its place. */
	superseded: boolean;
	/** Content hash. SHA-256 of the file, to prove that it is unchanged. */
	contentHash: string;
	/** Content key */
	contentKey?: string;
}
export interface DocumentCreate {
	/** Kind */
	kind: "Capital call notice" | "Distribution notice" | "Capital account statement" | "Quarterly report" | "Annual report" | "Financial statements" | "Tax" | "Legal" | "Transfer agreement" | "Subscription" | "Due diligence" | "Evidence" | "Bank confirmation" | "Invoice" | "Logo" | "Other";
	/** Description. What the document is. Needed for other documents. */
	description?: string | null;
}
export interface DocumentUpdate {
	/** Kind */
	kind: "Capital call notice" | "Distribution notice" | "Capital account statement" | "Quarterly report" | "Annual report" | "Financial statements" | "Tax" | "Legal" | "Transfer agreement" | "Subscription" | "Due diligence" | "Evidence" | "Bank confirmation" | "Invoice" | "Logo" | "Other";
	/** Description. What the document is. Needed for other documents. */
	description?: string | null;
}
/** What one unit of a currency was worth in another on a date. */
export interface ExchangeRate {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Currency */
	currencyId: number;
	/** In currency. The currency in which the rate is stated, usually the system currency. */
	toCurrencyId: number;
	/** Date */
	date: CalendarDate;
	/** Rate. Value of one unit of the currency. */
	rate: Decimal;
	/** Source */
	source: "ECB" | "Bank" | "Manual" | null;
}
export interface ExchangeRateCreate {
	/** Currency */
	currencyId: number;
	/** In currency. The currency in which the rate is stated, usually the system currency. */
	toCurrencyId: number;
	/** Date */
	date: CalendarDate;
	/** Rate. Value of one unit of the currency. */
	rate: Decimal;
	/** Source */
	source?: "ECB" | "Bank" | "Manual" | null;
}
export interface ExchangeRateUpdate {
	/** In currency. The currency in which the rate is stated, usually the system currency. */
	toCurrencyId: number;
	/** Date */
	date: CalendarDate;
	/** Rate. Value of one unit of the currency. */
	rate: Decimal;
	/** Source */
	source?: "ECB" | "Bank" | "Manual" | null;
}
export interface ExpenseManagementFees {
	id: number;
	/** Item */
	item: "Management fee" | "Management fee rebate" | "Management fee waiver" | "Offset - advisory" | "Offset - broken deal" | "Offset - transaction and deal" | "Offset - directors" | "Offset - monitoring" | "Offset - capital markets" | "Offset - organisation cost" | "Offset - placement" | "Offset - other";
	/** Amount */
	amount: Decimal;
	/** Note */
	note: string | null;
}
export interface ExpenseIncomeAndInterest {
	id: number;
	/** Item */
	item: "Dividend income" | "Interest income" | "Fee income" | "Subsequent close interest" | "Other income" | "Interest expense";
	/** Amount */
	amount: Decimal;
	/** Note */
	note: string | null;
}
export interface ExpenseCarriedInterest {
	id: number;
	/** Item */
	item: "Carried interest accrued" | "Carried interest earned" | "Carried interest paid" | "Clawback of carried interest";
	/** Amount */
	amount: Decimal;
	/** Note */
	note: string | null;
}
export interface ExpenseFundOperatingExpenses {
	id: number;
	/** Item */
	item: "Accounting, administration and IT" | "Audit and tax" | "Bank fees" | "Custody" | "Due diligence" | "Legal" | "Organisation costs" | "Other travel and entertainment" | "Other";
	/** Amount */
	amount: Decimal;
	/** Note */
	note: string | null;
}
export interface ExpenseOtherExpenses {
	id: number;
	/** Item */
	item: "Broken-deal costs" | "Offering and syndication costs" | "Placement fees" | "Partner transfers" | "Third-party valuation" | "Investigation and examination fees" | "Subscription facility fees" | "Subscription facility interest" | "Other";
	/** Amount */
	amount: Decimal;
	/** Note */
	note: string | null;
}
/** Fees, income and expenses of a fund in a reporting period, in five sections. */
export interface Expense {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Fund */
	fundId: number;
	/** Reporting period */
	reportingPeriodId: number;
	/** Management fees */
	managementFees?: ExpenseManagementFees[];
	/** Income and interest */
	incomeAndInterest?: ExpenseIncomeAndInterest[];
	/** Carried interest */
	carriedInterest?: ExpenseCarriedInterest[];
	/** Fund operating expenses */
	fundOperatingExpenses?: ExpenseFundOperatingExpenses[];
	/** Other expenses */
	otherExpenses?: ExpenseOtherExpenses[];
}
export interface ExpenseCreateManagementFees {
	/** Item */
	item: "Management fee" | "Management fee rebate" | "Management fee waiver" | "Offset - advisory" | "Offset - broken deal" | "Offset - transaction and deal" | "Offset - directors" | "Offset - monitoring" | "Offset - capital markets" | "Offset - organisation cost" | "Offset - placement" | "Offset - other";
	/** Amount */
	amount: Decimal;
	/** Note */
	note?: string | null;
}
export interface ExpenseCreateIncomeAndInterest {
	/** Item */
	item: "Dividend income" | "Interest income" | "Fee income" | "Subsequent close interest" | "Other income" | "Interest expense";
	/** Amount */
	amount: Decimal;
	/** Note */
	note?: string | null;
}
export interface ExpenseCreateCarriedInterest {
	/** Item */
	item: "Carried interest accrued" | "Carried interest earned" | "Carried interest paid" | "Clawback of carried interest";
	/** Amount */
	amount: Decimal;
	/** Note */
	note?: string | null;
}
export interface ExpenseCreateFundOperatingExpenses {
	/** Item */
	item: "Accounting, administration and IT" | "Audit and tax" | "Bank fees" | "Custody" | "Due diligence" | "Legal" | "Organisation costs" | "Other travel and entertainment" | "Other";
	/** Amount */
	amount: Decimal;
	/** Note */
	note?: string | null;
}
export interface ExpenseCreateOtherExpenses {
	/** Item */
	item: "Broken-deal costs" | "Offering and syndication costs" | "Placement fees" | "Partner transfers" | "Third-party valuation" | "Investigation and examination fees" | "Subscription facility fees" | "Subscription facility interest" | "Other";
	/** Amount */
	amount: Decimal;
	/** Note */
	note?: string | null;
}
export interface ExpenseCreate {
	/** Fund */
	fundId: number;
	/** Reporting period */
	reportingPeriodId: number;
	/** Management fees */
	managementFees: ExpenseCreateManagementFees[];
	/** Income and interest */
	incomeAndInterest: ExpenseCreateIncomeAndInterest[];
	/** Carried interest */
	carriedInterest: ExpenseCreateCarriedInterest[];
	/** Fund operating expenses */
	fundOperatingExpenses: ExpenseCreateFundOperatingExpenses[];
	/** Other expenses */
	otherExpenses: ExpenseCreateOtherExpenses[];
}
export interface ExpenseUpdateManagementFees {
	id?: number;
	/** Item */
	item: "Management fee" | "Management fee rebate" | "Management fee waiver" | "Offset - advisory" | "Offset - broken deal" | "Offset - transaction and deal" | "Offset - directors" | "Offset - monitoring" | "Offset - capital markets" | "Offset - organisation cost" | "Offset - placement" | "Offset - other";
	/** Amount */
	amount: Decimal;
	/** Note */
	note?: string | null;
}
export interface ExpenseUpdateIncomeAndInterest {
	id?: number;
	/** Item */
	item: "Dividend income" | "Interest income" | "Fee income" | "Subsequent close interest" | "Other income" | "Interest expense";
	/** Amount */
	amount: Decimal;
	/** Note */
	note?: string | null;
}
export interface ExpenseUpdateCarriedInterest {
	id?: number;
	/** Item */
	item: "Carried interest accrued" | "Carried interest earned" | "Carried interest paid" | "Clawback of carried interest";
	/** Amount */
	amount: Decimal;
	/** Note */
	note?: string | null;
}
export interface ExpenseUpdateFundOperatingExpenses {
	id?: number;
	/** Item */
	item: "Accounting, administration and IT" | "Audit and tax" | "Bank fees" | "Custody" | "Due diligence" | "Legal" | "Organisation costs" | "Other travel and entertainment" | "Other";
	/** Amount */
	amount: Decimal;
	/** Note */
	note?: string | null;
}
export interface ExpenseUpdateOtherExpenses {
	id?: number;
	/** Item */
	item: "Broken-deal costs" | "Offering and syndication costs" | "Placement fees" | "Partner transfers" | "Third-party valuation" | "Investigation and examination fees" | "Subscription facility fees" | "Subscription facility interest" | "Other";
	/** Amount */
	amount: Decimal;
	/** Note */
	note?: string | null;
}
export interface ExpenseUpdate {
	/** Management fees */
	managementFees: ExpenseUpdateManagementFees[];
	/** Income and interest */
	incomeAndInterest: ExpenseUpdateIncomeAndInterest[];
	/** Carried interest */
	carriedInterest: ExpenseUpdateCarriedInterest[];
	/** Fund operating expenses */
	fundOperatingExpenses: ExpenseUpdateFundOperatingExpenses[];
	/** Other expenses */
	otherExpenses: ExpenseUpdateOtherExpenses[];
}
export interface FairValueWeightedValues {
	id: number;
	/** Company */
	companyId: number;
	/** Fully diluted ownership */
	fullyDilutedOwnership: Decimal;
	/** Company value */
	companyValue: Decimal;
	/** Weighted value. Fully diluted ownership × company value, rounded to the smallest unit of the fund's currency. */
	weightedValue?: Decimal | null;
}
/** What an investment was worth on a date. */
export interface FairValue {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Investment */
	investmentId: number;
	/** Date. Today or earlier. */
	date: CalendarDate;
	/** Value */
	value: Decimal;
	/** Cost. What the investment has cost up to the date. */
	cost: Decimal | null;
	/** Fully diluted ownership. Share in percent once every option is used. */
	fullyDilutedOwnership: Decimal | null;
	/** Multiple of cost. Value ÷ cost. */
	multipleOfCost?: Decimal | null;
	/** Method */
	method: "Multiples" | "Industry valuation benchmark" | "Quoted / available market price" | "Discounted cash flow of the company" | "Discounted cash flow of the investment" | "Net assets" | "Calibrated price of recent investment" | "Scenario / mathematical model" | "Sum of the parts" | "Adjusted NAV" | null;
	/** Calibration. For example the multiple at which the fund came in. */
	calibration: string | null;
	/** Valuer */
	valuer: string | null;
	/** Weighted sum. The sum of the weighted values. */
	weightedSum?: Decimal | null;
	/** Weighted values */
	weightedValues?: FairValueWeightedValues[] | null;
}
export interface FairValueCreateWeightedValues {
	/** Company */
	companyId: number;
	/** Fully diluted ownership */
	fullyDilutedOwnership: Decimal;
	/** Company value */
	companyValue: Decimal;
}
export interface FairValueCreate {
	/** Investment */
	investmentId: number;
	/** Date. Today or earlier. */
	date: CalendarDate;
	/** Value */
	value: Decimal;
	/** Cost. What the investment has cost up to the date. */
	cost?: Decimal | null;
	/** Fully diluted ownership. Share in percent once every option is used. */
	fullyDilutedOwnership?: Decimal | null;
	/** Method */
	method?: "Multiples" | "Industry valuation benchmark" | "Quoted / available market price" | "Discounted cash flow of the company" | "Discounted cash flow of the investment" | "Net assets" | "Calibrated price of recent investment" | "Scenario / mathematical model" | "Sum of the parts" | "Adjusted NAV" | null;
	/** Calibration. For example the multiple at which the fund came in. */
	calibration?: string | null;
	/** Valuer */
	valuer?: string | null;
	/** Weighted values */
	weightedValues?: FairValueCreateWeightedValues[] | null;
}
export interface FairValueUpdateWeightedValues {
	id?: number;
	/** Company */
	companyId: number;
	/** Fully diluted ownership */
	fullyDilutedOwnership: Decimal;
	/** Company value */
	companyValue: Decimal;
}
export interface FairValueUpdate {
	/** Date. Today or earlier. */
	date: CalendarDate;
	/** Value */
	value: Decimal;
	/** Cost. What the investment has cost up to the date. */
	cost?: Decimal | null;
	/** Fully diluted ownership. Share in percent once every option is used. */
	fullyDilutedOwnership?: Decimal | null;
	/** Method */
	method?: "Multiples" | "Industry valuation benchmark" | "Quoted / available market price" | "Discounted cash flow of the company" | "Discounted cash flow of the investment" | "Net assets" | "Calibrated price of recent investment" | "Scenario / mathematical model" | "Sum of the parts" | "Adjusted NAV" | null;
	/** Calibration. For example the multiple at which the fund came in. */
	calibration?: string | null;
	/** Valuer */
	valuer?: string | null;
	/** Weighted values */
	weightedValues?: FairValueUpdateWeightedValues[] | null;
}
/** While one is in force, whoever completed a capital movement may publish it too. One administrator asks for it, another one confirms it. */
export interface FourEyesWaiver {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Reason. Why one person has to be enough. */
	reason: string;
	/** Status */
	status: "Asked" | "InForce" | "Ended";
	/** Asked by. Who made it. */
	askedBy?: string | null;
	/** Confirmed by */
	confirmedBy: string | null;
	/** Confirmed at */
	confirmedAt: Timestamp | null;
	/** You can confirm it. No for whoever asked, unless nobody else of the tenant may publish. */
	canConfirm?: boolean | null;
}
export interface FourEyesWaiverCreate {
	/** Reason. Why one person has to be enough. */
	reason: string;
}
export interface FourEyesWaiverUpdate {
	/** Reason. Why one person has to be enough. */
	reason: string;
}
export interface FourEyesWaiverConfirm {}
export interface FourEyesWaiverEnd {}
/** Who manages a fund, and in which quality they sign. */
export interface FundManager {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Name */
	name: string;
	/** Quality. The capacity in which the manager signs. */
	quality: "Manager" | "Class A manager" | "Class B manager" | "Director" | "Managing director" | "General partner" | "Advisor" | "Authorised signatory";
	/** Telephone. The number that investors call about an onboarding, with the country code. */
	telephone: string | null;
}
export interface FundManagerCreate {
	/** Name */
	name: string;
	/** Quality. The capacity in which the manager signs. */
	quality: "Manager" | "Class A manager" | "Class B manager" | "Director" | "Managing director" | "General partner" | "Advisor" | "Authorised signatory";
	/** Telephone. The number that investors call about an onboarding, with the country code. */
	telephone?: string | null;
}
export interface FundManagerUpdate {
	/** Name */
	name: string;
	/** Quality. The capacity in which the manager signs. */
	quality: "Manager" | "Class A manager" | "Class B manager" | "Director" | "Managing director" | "General partner" | "Advisor" | "Authorised signatory";
	/** Telephone. The number that investors call about an onboarding, with the country code. */
	telephone?: string | null;
}
/** A fund that the fund manager runs. */
export interface Fund {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Fund name */
	name: string;
	/** Friendly name. Shown in menus and to investors. */
	friendlyName: string | null;
	/** Vintage year */
	vintageYear: number | null;
	/** Nominal share value. Value at which one share is issued. */
	nominalShareValue: Decimal | null;
	/** Internal note. Never shown to investors. */
	internalNote: string | null;
	/** Commencement date */
	commencementDate: CalendarDate;
	/** Cash flow start date */
	cashFlowStartDate: CalendarDate | null;
	/** First closing date */
	firstClosingDate: CalendarDate | null;
	/** Final closing date. Leave empty while the fund is raising. */
	finalClosingDate: CalendarDate | null;
	/** Term */
	term: number | null;
	/** Investment period */
	investmentPeriod: number | null;
	/** Extensions. How often and how long the term may be extended, and who agrees. */
	extensions: string | null;
	/** Ends on. The day before the commencement date, moved on by the term. */
	endsOn?: CalendarDate | null;
	/** Manager */
	managerId: number;
	/** General partner */
	generalPartner: string | null;
	/** Address */
	address: string | null;
	/** Postal code */
	postalCode: string | null;
	/** City */
	city: string | null;
	/** Country */
	countryId: number;
	/** Trade register number */
	tradeRegisterNumber: string | null;
	/** VAT. The fund’s VAT number. */
	vat: string | null;
	/** Bank account number. IBAN, or the number the bank uses where there is no IBAN. */
	bankAccountNumber: string | null;
	/** Bank code. BIC, or the national code of the bank. */
	bankCode: string | null;
	/** Advisor */
	advisor: string | null;
	/** Legal form */
	legalForm: "LP" | "SCSp" | "SCS" | "SCA" | "SICAV-RAIF" | "SLP" | "FPCI" | "GmbH & Co. KG" | "CV" | "KS" | "LLC" | "Ltd" | "d.o.o." | "k.d." | "Unit trust" | null;
	/** Open/closed-ended */
	openClosedEnded: "Open-ended" | "Closed-ended" | null;
	/** Fund currency. All amounts of the fund are kept in this currency. */
	currencyId: number;
	/** Domicile. Country under whose law the fund stands. */
	domicileId: number | null;
	/** Subscription fee. Percent of the commitment, paid once. */
	subscriptionFee: Decimal | null;
	/** Subscription arrangements */
	subscriptionArrangements: string | null;
	/** Minimum commitment. The least that an investor subscribes. */
	minimumCommitment: Decimal | null;
	/** Minimal first capital call amount */
	minimalFirstCapitalCallAmount: Decimal | null;
	/** Goal for our steps. Working days in which we take a step of an onboarding. */
	onboardingReviewDays: number | null;
	/** Goal for the investor’s steps. Working days in which an investor answers or signs. */
	onboardingAnswerDays: number | null;
	/** Stage */
	stage: "Early-stage" | "Later-stage" | "Balanced/Venture" | "Growth" | "Buyout" | "Mezzanine" | "Generalist" | null;
	/** Sector */
	sector: "Agriculture" | "Business products & services" | "Chemicals & materials" | "Construction" | "Consumer goods & services" | "Energy & environment" | "Financial & insurance" | "ICT" | "Life sciences" | "Real estate" | "Transportation" | "Other" | null;
	/** Geography */
	geography: string | null;
	/** Maximum investment. Most that may be invested in one company. */
	maximumInvestment: Decimal | null;
	/** Investment restrictions */
	investmentRestrictions: string | null;
	/** Management fee during the investment period. Percent a year of the basis. */
	managementFee: Decimal | null;
	/** Basis of the management fee. What the percentage is taken of during the investment period. */
	managementFeeBasis: "Cash At Work" | "Commitment" | "Fixed" | null;
	/** Management fee in the subsequent period. Percent a year after the investment period. */
	managementFeeSubsequent: Decimal | null;
	/** Additional basis. What the percentage is taken of in the subsequent period, when it is something else. */
	additionalBasis: "Cash At Work" | "Commitment" | "Fixed" | "NAV" | "Lower of cost or NAV" | null;
	/** Fixed management fee. Amount a year. */
	fixedManagementFee: Decimal | null;
	/** Minimum management fee. Amount a year that the fee never falls below. */
	minimumManagementFee: Decimal | null;
	/** Late entrance interest rate. Percent a year that later investors pay to earlier ones. */
	lateEntranceInterestRate: Decimal | null;
	/** Invoice frequency */
	invoiceFrequency: "Monthly" | "Quarterly" | "Semi-annual" | "Annual" | null;
	/** Fee offsets %. Share of fees earned from companies that lowers the management fee. */
	feeOffsets: Decimal | null;
	/** Carried interest type */
	carriedInterestType: "European" | "American" | "Hybrid" | "None" | null;
	/** Carried interest % */
	carriedInterest: Decimal | null;
	/** Preferred return %. Percent a year that investors get before carried interest is paid. */
	preferredReturn: Decimal | null;
	/** Catch-up %. Share of the general partner until it has caught up. 0 means no catch-up. */
	catchUp: Decimal | null;
	/** Carried interest effective date */
	carriedInterestEffectiveDate: CalendarDate | null;
	/** Payment or due date */
	carriedInterestPaymentDate: CalendarDate | null;
	/** Withholding tax % */
	withholdingTax: Decimal | null;
	/** Recallable distributions. Which distributions may be called again, and until when. */
	recallableDistributions: string | null;
	/** Reinvestment policy */
	reinvestmentPolicy: string | null;
	/** Year end */
	yearEnd: "January" | "February" | "March" | "April" | "May" | "June" | "July" | "August" | "September" | "October" | "November" | "December" | null;
	/** First reporting date */
	firstReportingDate: CalendarDate | null;
	/** Investor reporting frequency */
	investorReportingFrequency: "Monthly" | "Quarterly" | "Semi-annual" | "Annual" | null;
	/** Decimals. Decimals of this fund’s figures in overviews. Lines and notices always show cents. */
	decimals: number | null;
	/** Accounting principles */
	accountingPrinciples: "IFRS" | "Lux GAAP" | "US GAAP" | "UK GAAP (FRS 102)" | "Local GAAP" | null;
	/** Valuation policy */
	valuationPolicy: "IPEV December 2022" | "IPEV 2018" | "IFRS 13" | "ASC 820" | "Other" | null;
	/** ESG restrictions */
	esgRestrictions: string | null;
	/** ESG policy */
	esgPolicy: string | null;
	/** ESG reporting */
	esgReporting: string | null;
	/** Regulator */
	regulator: string | null;
	/** Depositary */
	depositary: string | null;
	/** Independent valuer and risk manager */
	independentValuerAndRiskManager: string | null;
	/** Auditor */
	auditor: string | null;
	/** Administrator */
	administrator: string | null;
	/** Lawyer */
	lawyer: string | null;
	/** Banking facilities. Credit lines of the fund: bank, limit, what secures them. */
	bankingFacilities: string | null;
}
export interface FundCreate {
	/** Fund name */
	name: string;
	/** Friendly name. Shown in menus and to investors. */
	friendlyName?: string | null;
	/** Vintage year */
	vintageYear?: number | null;
	/** Nominal share value. Value at which one share is issued. */
	nominalShareValue?: Decimal | null;
	/** Internal note. Never shown to investors. */
	internalNote?: string | null;
	/** Commencement date */
	commencementDate: CalendarDate;
	/** Cash flow start date */
	cashFlowStartDate?: CalendarDate | null;
	/** First closing date */
	firstClosingDate?: CalendarDate | null;
	/** Final closing date. Leave empty while the fund is raising. */
	finalClosingDate?: CalendarDate | null;
	/** Term */
	term?: number | null;
	/** Investment period */
	investmentPeriod?: number | null;
	/** Extensions. How often and how long the term may be extended, and who agrees. */
	extensions?: string | null;
	/** Manager */
	managerId: number;
	/** General partner */
	generalPartner?: string | null;
	/** Address */
	address?: string | null;
	/** Postal code */
	postalCode?: string | null;
	/** City */
	city?: string | null;
	/** Country */
	countryId: number;
	/** Trade register number */
	tradeRegisterNumber?: string | null;
	/** VAT. The fund’s VAT number. */
	vat?: string | null;
	/** Bank account number. IBAN, or the number the bank uses where there is no IBAN. */
	bankAccountNumber?: string | null;
	/** Bank code. BIC, or the national code of the bank. */
	bankCode?: string | null;
	/** Advisor */
	advisor?: string | null;
	/** Legal form */
	legalForm?: "LP" | "SCSp" | "SCS" | "SCA" | "SICAV-RAIF" | "SLP" | "FPCI" | "GmbH & Co. KG" | "CV" | "KS" | "LLC" | "Ltd" | "d.o.o." | "k.d." | "Unit trust" | null;
	/** Open/closed-ended */
	openClosedEnded?: "Open-ended" | "Closed-ended" | null;
	/** Fund currency. All amounts of the fund are kept in this currency. */
	currencyId: number;
	/** Domicile. Country under whose law the fund stands. */
	domicileId?: number | null;
	/** Subscription fee. Percent of the commitment, paid once. */
	subscriptionFee?: Decimal | null;
	/** Subscription arrangements */
	subscriptionArrangements?: string | null;
	/** Minimum commitment. The least that an investor subscribes. */
	minimumCommitment?: Decimal | null;
	/** Minimal first capital call amount */
	minimalFirstCapitalCallAmount?: Decimal | null;
	/** Goal for our steps. Working days in which we take a step of an onboarding. */
	onboardingReviewDays?: number | null;
	/** Goal for the investor’s steps. Working days in which an investor answers or signs. */
	onboardingAnswerDays?: number | null;
	/** Stage */
	stage?: "Early-stage" | "Later-stage" | "Balanced/Venture" | "Growth" | "Buyout" | "Mezzanine" | "Generalist" | null;
	/** Sector */
	sector?: "Agriculture" | "Business products & services" | "Chemicals & materials" | "Construction" | "Consumer goods & services" | "Energy & environment" | "Financial & insurance" | "ICT" | "Life sciences" | "Real estate" | "Transportation" | "Other" | null;
	/** Geography */
	geography?: string | null;
	/** Maximum investment. Most that may be invested in one company. */
	maximumInvestment?: Decimal | null;
	/** Investment restrictions */
	investmentRestrictions?: string | null;
	/** Management fee during the investment period. Percent a year of the basis. */
	managementFee?: Decimal | null;
	/** Basis of the management fee. What the percentage is taken of during the investment period. */
	managementFeeBasis?: "Cash At Work" | "Commitment" | "Fixed" | null;
	/** Management fee in the subsequent period. Percent a year after the investment period. */
	managementFeeSubsequent?: Decimal | null;
	/** Additional basis. What the percentage is taken of in the subsequent period, when it is something else. */
	additionalBasis?: "Cash At Work" | "Commitment" | "Fixed" | "NAV" | "Lower of cost or NAV" | null;
	/** Fixed management fee. Amount a year. */
	fixedManagementFee?: Decimal | null;
	/** Minimum management fee. Amount a year that the fee never falls below. */
	minimumManagementFee?: Decimal | null;
	/** Late entrance interest rate. Percent a year that later investors pay to earlier ones. */
	lateEntranceInterestRate?: Decimal | null;
	/** Invoice frequency */
	invoiceFrequency?: "Monthly" | "Quarterly" | "Semi-annual" | "Annual" | null;
	/** Fee offsets %. Share of fees earned from companies that lowers the management fee. */
	feeOffsets?: Decimal | null;
	/** Carried interest type */
	carriedInterestType?: "European" | "American" | "Hybrid" | "None" | null;
	/** Carried interest % */
	carriedInterest?: Decimal | null;
	/** Preferred return %. Percent a year that investors get before carried interest is paid. */
	preferredReturn?: Decimal | null;
	/** Catch-up %. Share of the general partner until it has caught up. 0 means no catch-up. */
	catchUp?: Decimal | null;
	/** Carried interest effective date */
	carriedInterestEffectiveDate?: CalendarDate | null;
	/** Payment or due date */
	carriedInterestPaymentDate?: CalendarDate | null;
	/** Withholding tax % */
	withholdingTax?: Decimal | null;
	/** Recallable distributions. Which distributions may be called again, and until when. */
	recallableDistributions?: string | null;
	/** Reinvestment policy */
	reinvestmentPolicy?: string | null;
	/** Year end */
	yearEnd?: "January" | "February" | "March" | "April" | "May" | "June" | "July" | "August" | "September" | "October" | "November" | "December" | null;
	/** First reporting date */
	firstReportingDate?: CalendarDate | null;
	/** Investor reporting frequency */
	investorReportingFrequency?: "Monthly" | "Quarterly" | "Semi-annual" | "Annual" | null;
	/** Decimals. Decimals of this fund’s figures in overviews. Lines and notices always show cents. */
	decimals?: number | null;
	/** Accounting principles */
	accountingPrinciples?: "IFRS" | "Lux GAAP" | "US GAAP" | "UK GAAP (FRS 102)" | "Local GAAP" | null;
	/** Valuation policy */
	valuationPolicy?: "IPEV December 2022" | "IPEV 2018" | "IFRS 13" | "ASC 820" | "Other" | null;
	/** ESG restrictions */
	esgRestrictions?: string | null;
	/** ESG policy */
	esgPolicy?: string | null;
	/** ESG reporting */
	esgReporting?: string | null;
	/** Regulator */
	regulator?: string | null;
	/** Depositary */
	depositary?: string | null;
	/** Independent valuer and risk manager */
	independentValuerAndRiskManager?: string | null;
	/** Auditor */
	auditor?: string | null;
	/** Administrator */
	administrator?: string | null;
	/** Lawyer */
	lawyer?: string | null;
	/** Banking facilities. Credit lines of the fund: bank, limit, what secures them. */
	bankingFacilities?: string | null;
}
export interface FundUpdate {
	/** Fund name */
	name: string;
	/** Friendly name. Shown in menus and to investors. */
	friendlyName?: string | null;
	/** Vintage year */
	vintageYear?: number | null;
	/** Nominal share value. Value at which one share is issued. */
	nominalShareValue?: Decimal | null;
	/** Internal note. Never shown to investors. */
	internalNote?: string | null;
	/** Commencement date */
	commencementDate: CalendarDate;
	/** Cash flow start date */
	cashFlowStartDate?: CalendarDate | null;
	/** First closing date */
	firstClosingDate?: CalendarDate | null;
	/** Final closing date. Leave empty while the fund is raising. */
	finalClosingDate?: CalendarDate | null;
	/** Term */
	term?: number | null;
	/** Investment period */
	investmentPeriod?: number | null;
	/** Extensions. How often and how long the term may be extended, and who agrees. */
	extensions?: string | null;
	/** Manager */
	managerId: number;
	/** General partner */
	generalPartner?: string | null;
	/** Address */
	address?: string | null;
	/** Postal code */
	postalCode?: string | null;
	/** City */
	city?: string | null;
	/** Country */
	countryId: number;
	/** Trade register number */
	tradeRegisterNumber?: string | null;
	/** VAT. The fund’s VAT number. */
	vat?: string | null;
	/** Bank account number. IBAN, or the number the bank uses where there is no IBAN. */
	bankAccountNumber?: string | null;
	/** Bank code. BIC, or the national code of the bank. */
	bankCode?: string | null;
	/** Advisor */
	advisor?: string | null;
	/** Legal form */
	legalForm?: "LP" | "SCSp" | "SCS" | "SCA" | "SICAV-RAIF" | "SLP" | "FPCI" | "GmbH & Co. KG" | "CV" | "KS" | "LLC" | "Ltd" | "d.o.o." | "k.d." | "Unit trust" | null;
	/** Open/closed-ended */
	openClosedEnded?: "Open-ended" | "Closed-ended" | null;
	/** Fund currency. All amounts of the fund are kept in this currency. */
	currencyId: number;
	/** Domicile. Country under whose law the fund stands. */
	domicileId?: number | null;
	/** Subscription fee. Percent of the commitment, paid once. */
	subscriptionFee?: Decimal | null;
	/** Subscription arrangements */
	subscriptionArrangements?: string | null;
	/** Minimum commitment. The least that an investor subscribes. */
	minimumCommitment?: Decimal | null;
	/** Minimal first capital call amount */
	minimalFirstCapitalCallAmount?: Decimal | null;
	/** Goal for our steps. Working days in which we take a step of an onboarding. */
	onboardingReviewDays?: number | null;
	/** Goal for the investor’s steps. Working days in which an investor answers or signs. */
	onboardingAnswerDays?: number | null;
	/** Stage */
	stage?: "Early-stage" | "Later-stage" | "Balanced/Venture" | "Growth" | "Buyout" | "Mezzanine" | "Generalist" | null;
	/** Sector */
	sector?: "Agriculture" | "Business products & services" | "Chemicals & materials" | "Construction" | "Consumer goods & services" | "Energy & environment" | "Financial & insurance" | "ICT" | "Life sciences" | "Real estate" | "Transportation" | "Other" | null;
	/** Geography */
	geography?: string | null;
	/** Maximum investment. Most that may be invested in one company. */
	maximumInvestment?: Decimal | null;
	/** Investment restrictions */
	investmentRestrictions?: string | null;
	/** Management fee during the investment period. Percent a year of the basis. */
	managementFee?: Decimal | null;
	/** Basis of the management fee. What the percentage is taken of during the investment period. */
	managementFeeBasis?: "Cash At Work" | "Commitment" | "Fixed" | null;
	/** Management fee in the subsequent period. Percent a year after the investment period. */
	managementFeeSubsequent?: Decimal | null;
	/** Additional basis. What the percentage is taken of in the subsequent period, when it is something else. */
	additionalBasis?: "Cash At Work" | "Commitment" | "Fixed" | "NAV" | "Lower of cost or NAV" | null;
	/** Fixed management fee. Amount a year. */
	fixedManagementFee?: Decimal | null;
	/** Minimum management fee. Amount a year that the fee never falls below. */
	minimumManagementFee?: Decimal | null;
	/** Late entrance interest rate. Percent a year that later investors pay to earlier ones. */
	lateEntranceInterestRate?: Decimal | null;
	/** Invoice frequency */
	invoiceFrequency?: "Monthly" | "Quarterly" | "Semi-annual" | "Annual" | null;
	/** Fee offsets %. Share of fees earned from companies that lowers the management fee. */
	feeOffsets?: Decimal | null;
	/** Carried interest type */
	carriedInterestType?: "European" | "American" | "Hybrid" | "None" | null;
	/** Carried interest % */
	carriedInterest?: Decimal | null;
	/** Preferred return %. Percent a year that investors get before carried interest is paid. */
	preferredReturn?: Decimal | null;
	/** Catch-up %. Share of the general partner until it has caught up. 0 means no catch-up. */
	catchUp?: Decimal | null;
	/** Carried interest effective date */
	carriedInterestEffectiveDate?: CalendarDate | null;
	/** Payment or due date */
	carriedInterestPaymentDate?: CalendarDate | null;
	/** Withholding tax % */
	withholdingTax?: Decimal | null;
	/** Recallable distributions. Which distributions may be called again, and until when. */
	recallableDistributions?: string | null;
	/** Reinvestment policy */
	reinvestmentPolicy?: string | null;
	/** Year end */
	yearEnd?: "January" | "February" | "March" | "April" | "May" | "June" | "July" | "August" | "September" | "October" | "November" | "December" | null;
	/** First reporting date */
	firstReportingDate?: CalendarDate | null;
	/** Investor reporting frequency */
	investorReportingFrequency?: "Monthly" | "Quarterly" | "Semi-annual" | "Annual" | null;
	/** Decimals. Decimals of this fund’s figures in overviews. Lines and notices always show cents. */
	decimals?: number | null;
	/** Accounting principles */
	accountingPrinciples?: "IFRS" | "Lux GAAP" | "US GAAP" | "UK GAAP (FRS 102)" | "Local GAAP" | null;
	/** Valuation policy */
	valuationPolicy?: "IPEV December 2022" | "IPEV 2018" | "IFRS 13" | "ASC 820" | "Other" | null;
	/** ESG restrictions */
	esgRestrictions?: string | null;
	/** ESG policy */
	esgPolicy?: string | null;
	/** ESG reporting */
	esgReporting?: string | null;
	/** Regulator */
	regulator?: string | null;
	/** Depositary */
	depositary?: string | null;
	/** Independent valuer and risk manager */
	independentValuerAndRiskManager?: string | null;
	/** Auditor */
	auditor?: string | null;
	/** Administrator */
	administrator?: string | null;
	/** Lawyer */
	lawyer?: string | null;
	/** Banking facilities. Credit lines of the fund: bank, limit, what secures them. */
	bankingFacilities?: string | null;
}
export interface InvestmentCommitments {
	id: number;
	/** Date */
	date: CalendarDate;
	/** Value */
	value: Decimal;
}
/** What a fund has put into one deal, through one company or several. */
export interface Investment {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Fund */
	fundId: number;
	/** Name */
	name: string;
	/** Legal form */
	legalForm: string | null;
	/** Country */
	countryId: number;
	/** Website. Begins with https:// or http://. */
	website: string | null;
	/** Founded year. Not later than this year. */
	foundedYear: number | null;
	/** Logo. A picture; it is kept among the documents. */
	logoId: number | null;
	/** Description */
	description: string | null;
	/** Portfolio investment type */
	portfolioInvestmentType: "Ordinary shares" | "Preference shares" | "Convertible loan" | "SAFE/ASA" | "Shareholder loan" | "Mezzanine" | "Senior loan" | "Warrant/option" | "Fund interest" | "Other" | null;
	/** Deal currency */
	dealCurrencyId: number;
	/** In foreign currency. Yes, when the deal currency is not the fund’s. */
	inForeignCurrency: boolean;
	/** Subscription date. Today or earlier. */
	subscriptionDate: CalendarDate;
	/** Cash flow start date */
	cashFlowStartDate: CalendarDate;
	/** Vintage year. Not later than this year. */
	vintageYear: number | null;
	/** Co-investors */
	coInvestors: string | null;
	/** Valuation policy */
	valuationPolicy: "IPEV December 2022" | "IPEV 2018" | "IFRS 13" | "ASC 820" | "Other" | null;
	/** Exit method */
	exitMethod: "Trade sale" | "IPO" | "Sale of quoted shares" | "Secondary sale to PE" | "Sale to management" | "Repayment of loans/preference shares" | "Write-off" | "Other" | null;
	/** Total commitment. The sum of the dated commitments. */
	totalCommitment?: Decimal | null;
	/** Commitments */
	commitments?: InvestmentCommitments[];
	/** Invested. What the fund has paid into the investment, in the fund’s currency. */
	invested?: Decimal | null;
	/** Current value. The latest fair value, in the fund’s currency; nothing since the investment was sold or written off. */
	currentValue?: Decimal | null;
	/** Valued on. The day of the latest fair value. */
	valuedOn?: CalendarDate | null;
	/** Status. Held from the first purchase or fair value until a booked transaction sells it in full or writes it off. */
	holdingStatus?: "NotInvested" | "Held" | "Exited" | "WrittenOff" | null;
	/** Stage */
	stage: "Seed" | "Start-up" | "Later-stage venture" | "Growth" | "Buyout" | "Rescue/Turnaround" | "Replacement capital" | null;
	/** Geography */
	geography: string | null;
	/** Industry */
	industry: "Agriculture" | "Business products & services" | "Chemicals & materials" | "Construction" | "Consumer goods & services" | "Energy & environment" | "Financial & insurance" | "ICT" | "Life sciences" | "Real estate" | "Transportation" | "Other" | null;
	/** Deferred proceeds. What of a sale is still to be paid: deferred payments, escrow, earn-outs. */
	deferredProceeds: string | null;
	/** Excused commitments. Commitments of limited partners that were excused from this investment, in the fund’s currency. */
	excusedCommitments: Decimal | null;
	/** Strategy. How the investment is meant to gain value. */
	strategy: string | null;
	/** Board representative */
	boardRepresentative: string | null;
	/** Deal team */
	dealTeam: string | null;
}
export interface InvestmentCreateCommitments {
	/** Date */
	date: CalendarDate;
	/** Value */
	value: Decimal;
}
export interface InvestmentCreate {
	/** Fund */
	fundId: number;
	/** Name */
	name: string;
	/** Legal form */
	legalForm?: string | null;
	/** Country */
	countryId: number;
	/** Website. Begins with https:// or http://. */
	website?: string | null;
	/** Founded year. Not later than this year. */
	foundedYear?: number | null;
	/** Logo. A picture; it is kept among the documents. */
	logoId?: number | null;
	/** Description */
	description?: string | null;
	/** Portfolio investment type */
	portfolioInvestmentType?: "Ordinary shares" | "Preference shares" | "Convertible loan" | "SAFE/ASA" | "Shareholder loan" | "Mezzanine" | "Senior loan" | "Warrant/option" | "Fund interest" | "Other" | null;
	/** Deal currency */
	dealCurrencyId: number;
	/** In foreign currency. Yes, when the deal currency is not the fund’s. */
	inForeignCurrency: boolean;
	/** Subscription date. Today or earlier. */
	subscriptionDate: CalendarDate;
	/** Cash flow start date */
	cashFlowStartDate: CalendarDate;
	/** Vintage year. Not later than this year. */
	vintageYear?: number | null;
	/** Co-investors */
	coInvestors?: string | null;
	/** Valuation policy */
	valuationPolicy?: "IPEV December 2022" | "IPEV 2018" | "IFRS 13" | "ASC 820" | "Other" | null;
	/** Exit method */
	exitMethod?: "Trade sale" | "IPO" | "Sale of quoted shares" | "Secondary sale to PE" | "Sale to management" | "Repayment of loans/preference shares" | "Write-off" | "Other" | null;
	/** Commitments */
	commitments: InvestmentCreateCommitments[];
	/** Stage */
	stage?: "Seed" | "Start-up" | "Later-stage venture" | "Growth" | "Buyout" | "Rescue/Turnaround" | "Replacement capital" | null;
	/** Geography */
	geography?: string | null;
	/** Industry */
	industry?: "Agriculture" | "Business products & services" | "Chemicals & materials" | "Construction" | "Consumer goods & services" | "Energy & environment" | "Financial & insurance" | "ICT" | "Life sciences" | "Real estate" | "Transportation" | "Other" | null;
	/** Deferred proceeds. What of a sale is still to be paid: deferred payments, escrow, earn-outs. */
	deferredProceeds?: string | null;
	/** Excused commitments. Commitments of limited partners that were excused from this investment, in the fund’s currency. */
	excusedCommitments?: Decimal | null;
	/** Strategy. How the investment is meant to gain value. */
	strategy?: string | null;
	/** Board representative */
	boardRepresentative?: string | null;
	/** Deal team */
	dealTeam?: string | null;
}
export interface InvestmentUpdateCommitments {
	id?: number;
	/** Date */
	date: CalendarDate;
	/** Value */
	value: Decimal;
}
export interface InvestmentUpdate {
	/** Name */
	name: string;
	/** Legal form */
	legalForm?: string | null;
	/** Country */
	countryId: number;
	/** Website. Begins with https:// or http://. */
	website?: string | null;
	/** Founded year. Not later than this year. */
	foundedYear?: number | null;
	/** Logo. A picture; it is kept among the documents. */
	logoId?: number | null;
	/** Description */
	description?: string | null;
	/** Portfolio investment type */
	portfolioInvestmentType?: "Ordinary shares" | "Preference shares" | "Convertible loan" | "SAFE/ASA" | "Shareholder loan" | "Mezzanine" | "Senior loan" | "Warrant/option" | "Fund interest" | "Other" | null;
	/** Deal currency */
	dealCurrencyId: number;
	/** In foreign currency. Yes, when the deal currency is not the fund’s. */
	inForeignCurrency: boolean;
	/** Subscription date. Today or earlier. */
	subscriptionDate: CalendarDate;
	/** Cash flow start date */
	cashFlowStartDate: CalendarDate;
	/** Vintage year. Not later than this year. */
	vintageYear?: number | null;
	/** Co-investors */
	coInvestors?: string | null;
	/** Valuation policy */
	valuationPolicy?: "IPEV December 2022" | "IPEV 2018" | "IFRS 13" | "ASC 820" | "Other" | null;
	/** Exit method */
	exitMethod?: "Trade sale" | "IPO" | "Sale of quoted shares" | "Secondary sale to PE" | "Sale to management" | "Repayment of loans/preference shares" | "Write-off" | "Other" | null;
	/** Commitments */
	commitments: InvestmentUpdateCommitments[];
	/** Stage */
	stage?: "Seed" | "Start-up" | "Later-stage venture" | "Growth" | "Buyout" | "Rescue/Turnaround" | "Replacement capital" | null;
	/** Geography */
	geography?: string | null;
	/** Industry */
	industry?: "Agriculture" | "Business products & services" | "Chemicals & materials" | "Construction" | "Consumer goods & services" | "Energy & environment" | "Financial & insurance" | "ICT" | "Life sciences" | "Real estate" | "Transportation" | "Other" | null;
	/** Deferred proceeds. What of a sale is still to be paid: deferred payments, escrow, earn-outs. */
	deferredProceeds?: string | null;
	/** Excused commitments. Commitments of limited partners that were excused from this investment, in the fund’s currency. */
	excusedCommitments?: Decimal | null;
	/** Strategy. How the investment is meant to gain value. */
	strategy?: string | null;
	/** Board representative */
	boardRepresentative?: string | null;
	/** Deal team */
	dealTeam?: string | null;
}
/** An official report for the investors of a fund, kept as a document. */
export interface InvestorReport {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Fund */
	fundId: number;
	/** Name */
	name: string;
	/** Type */
	type: "Quarterly report" | "Annual report" | "Financial statements" | "Capital account statement" | "Tax" | "Other";
	/** Date. The day as of which it reports. */
	date: CalendarDate;
	/** Reporting period */
	reportingPeriodId: number | null;
	/** Limited partner. Only for a report meant for one partner. */
	limitedPartnerId: number | null;
	/** Status */
	status: "Draft" | "Released" | "Withdrawn";
	/** Released at. Investors see the report from then on. */
	releasedAt: Timestamp | null;
	/** Released file. The file that investors get, or had before the report was withdrawn. */
	documentId: number | null;
}
export interface InvestorReportCreate {
	/** Fund */
	fundId: number;
	/** Name */
	name: string;
	/** Type */
	type: "Quarterly report" | "Annual report" | "Financial statements" | "Capital account statement" | "Tax" | "Other";
	/** Date. The day as of which it reports. */
	date: CalendarDate;
	/** Reporting period */
	reportingPeriodId?: number | null;
	/** Limited partner. Only for a report meant for one partner. */
	limitedPartnerId?: number | null;
}
export interface InvestorReportUpdate {
	/** Name */
	name: string;
	/** Type */
	type: "Quarterly report" | "Annual report" | "Financial statements" | "Capital account statement" | "Tax" | "Other";
	/** Date. The day as of which it reports. */
	date: CalendarDate;
	/** Reporting period */
	reportingPeriodId?: number | null;
	/** Limited partner. Only for a report meant for one partner. */
	limitedPartnerId?: number | null;
}
export interface InvestorReportRelease {}
export interface InvestorReportReleaseNewFile {}
export interface InvestorReportWithdraw {}
export interface InvestorReportRemindUnread {}
export interface InvoiceFeeTrace {
	id: number;
	/** Step */
	step: "Part" | "Gross" | "CashAtWork" | "OffsetsEarned" | "OffsetsBefore" | "AfterOffsets" | "MinimumReached" | "MinimumApplies" | "OffsetsLeft";
	/** First day */
	firstDay: CalendarDate | null;
	/** Last day */
	lastDay: CalendarDate | null;
	/** Days */
	days: number | null;
	/** Basis */
	basis: "Cash At Work" | "Commitment" | "Fixed" | "NAV" | "Lower of cost or NAV" | null;
	/** Rate */
	rate: Decimal | null;
	/** What it is taken of */
	base: Decimal | null;
	/** Plus */
	plus: Decimal | null;
	/** Less */
	less: Decimal | null;
	/** Minimum fee */
	minimum: Decimal | null;
	/** Amount */
	amount: Decimal;
}
/** A bill that a fund has to pay. */
export interface Invoice {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Supplier */
	supplier: string;
	/** Number */
	number: string;
	/** Fund */
	fundId: number;
	/** Date */
	date: CalendarDate;
	/** Status */
	status: "Open" | "Approved";
	/** Currency */
	currencyId: number;
	/** Total. Before the adjustment and VAT. */
	total: Decimal;
	/** Adjustment. Correction of the total, negative for a deduction. */
	adjustment: Decimal | null;
	/** VAT */
	vat: Decimal;
	/** Total with VAT. Total + adjustment + VAT. */
	totalWithVat?: Decimal | null;
	/** Left to pay. Total with VAT less what booked transactions have paid of it. */
	leftToPay?: Decimal | null;
	/** Fee from */
	feeFrom: CalendarDate | null;
	/** Fee to */
	feeTo: CalendarDate | null;
	/** Computed fee */
	computedFee: Decimal | null;
	/** Offsets carried forward. What lowers the fee of the next time. */
	offsetsCarriedForward: Decimal | null;
	/** How the fee came about */
	feeTrace?: InvoiceFeeTrace[] | null;
}
export interface InvoiceCreate {
	/** Supplier */
	supplier: string;
	/** Number */
	number: string;
	/** Fund */
	fundId: number;
	/** Date */
	date: CalendarDate;
	/** Currency */
	currencyId: number;
	/** Total. Before the adjustment and VAT. */
	total: Decimal;
	/** Adjustment. Correction of the total, negative for a deduction. */
	adjustment?: Decimal | null;
	/** VAT */
	vat: Decimal;
}
export interface InvoiceUpdate {
	/** Supplier */
	supplier: string;
	/** Number */
	number: string;
	/** Fund */
	fundId: number;
	/** Date */
	date: CalendarDate;
	/** Currency */
	currencyId: number;
	/** Total. Before the adjustment and VAT. */
	total: Decimal;
	/** Adjustment. Correction of the total, negative for a deduction. */
	adjustment?: Decimal | null;
	/** VAT */
	vat: Decimal;
}
export interface InvoiceApprove {}
export interface InvoiceApproveAll {
	/** Filter. Only invoices that a list with this filter finds; of a selection: {"id":[1,2]}. */
	filter?: string | null;
	/** After. Only invoices with a higher id: where the last portion ended. */
	after?: number | null;
	/** Up to. Only invoices up to this id: those that somebody has looked at. */
	upTo?: number | null;
	/** At most. How many are approved in this portion. */
	limit?: number | null;
}
export interface InvoiceProposeManagementFees {
	/** Fee from. First day of the period of the fee. */
	from: CalendarDate;
	/** Fee to. Last day of the period; it counts. */
	to: CalendarDate;
	/** Date of the invoices */
	date: CalendarDate;
	/** Fund. Empty for all funds with terms of a management fee. */
	fundId?: number | null;
	/** Filter. Only funds that a list with this filter finds; of a selection: {"id":[1,2]}. */
	filter?: string | null;
	/** Fees earned from companies. What the manager earned from companies of this fund in the period. The fund’s offsets lower the fee. */
	feesEarned?: Decimal | null;
}
/** What a limited partner promised, or gained and lost by a transfer. Made by closings and transfers; never edited. */
export interface LimitedPartnerCommitment {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Limited partner */
	limitedPartnerId: number;
	/** Date */
	date: CalendarDate;
	/** Value. Negative for what a seller gave away. */
	value: Decimal;
	/** Closing */
	closingId: number | null;
	/** Transfer */
	transferId: number | null;
}
export interface LimitedPartnerCommitmentCreate {}
export interface LimitedPartnerCommitmentUpdate {}
/** What a limited partner paid or got. Made by capital movements, closings and transfers; never edited. */
export interface LimitedPartnerTransaction {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Limited partner */
	limitedPartnerId: number;
	/** Date */
	date: CalendarDate;
	/** Type */
	type: "CapitalCall" | "Distribution" | "Equalisation" | "TransferIn" | "TransferOut";
	/** Amount. What the partner pays is positive, what it gets negative. */
	amount: Decimal;
	/** Impact on unfunded. By how much the remaining commitment rises or, negative, falls. */
	impactOnUnfunded: Decimal;
	/** Shares */
	shares: Decimal | null;
	/** Capital movement */
	capitalMovementId: number | null;
	/** Closing */
	closingId: number | null;
	/** Transfer */
	transferId: number | null;
	/** Investment funding */
	investmentFunding: Decimal;
	/** Management fees */
	managementFees: Decimal;
	/** Expenses paid-in */
	expensesPaidIn: Decimal;
	/** Expenses out of paid-in */
	expensesOutOfPaidIn: Decimal;
	/** Late entrance fee */
	lateEntranceFee: Decimal;
	/** Return of capital */
	returnOfCapital: Decimal;
	/** Distribution */
	distribution: Decimal;
	/** Recallable distribution. Part of the distribution, not added to it. */
	recallableDistribution: Decimal;
	/** Realized gain */
	realizedGain: Decimal;
}
export interface LimitedPartnerTransactionCreate {}
export interface LimitedPartnerTransactionUpdate {}
export interface LimitedPartnerAdditionalContacts {
	id: number;
	/** Contact */
	contactId: number;
	/** Role. For example adviser or auditor. */
	role: string | null;
}
/** An investor’s holding in one fund. */
export interface LimitedPartner {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Fund */
	fundId: number;
	/** Name */
	name: string;
	/** Address */
	address: string | null;
	/** Postal code */
	postalCode: string | null;
	/** City */
	city: string | null;
	/** Country */
	countryId: number | null;
	/** Legal status */
	legalStatus: "NaturalPerson" | "LegalEntity" | "Partnership" | "Trust" | "Foundation" | "PublicBody" | "InvestmentFund" | "NomineeOrCustodian";
	/** Total commitment. The sum of the partner’s commitments, transfers included. */
	totalCommitment?: Decimal | null;
	/** Capital called. What completed capital movements have called, transfers included. */
	capitalCalled?: Decimal | null;
	/** Capital called %. Capital called ÷ total commitment. */
	capitalCalledPercent?: Decimal | null;
	/** Distributed. What completed capital movements have distributed, recallable part included. */
	distributed?: Decimal | null;
	/** Recallable distribution. The part of what was distributed that may be called again. */
	recallableDistribution?: Decimal | null;
	/** Remaining. Total commitment − calls inside the commitment + recallable distributions. */
	remaining?: Decimal | null;
	/** Shares. The sum of the shares issued by completed capital movements. */
	shares?: Decimal | null;
	/** Subscription status */
	subscriptionStatus: "Open" | "Signed" | "Submitted" | "Confirmed" | "Withdrawn" | null;
	/** Subscription date */
	subscriptionDate: CalendarDate | null;
	/** Skip management fee distribution. Yes: the partner pays no management fee; the others carry its share. */
	skipManagementFeeDistribution: boolean | null;
	/** Main contact */
	mainContactId: number | null;
	/** Bank account. Distributions are paid here. Only a verified account is used. */
	bankAccountId: number | null;
	/** Additional contacts. Advisers and colleagues who get the notices too and see the same in the portal. */
	additionalContacts?: LimitedPartnerAdditionalContacts[] | null;
	/** Investor type */
	investorType: "Pension fund" | "Insurance" | "Bank" | "Sovereign wealth" | "Government agency" | "Corporate" | "Fund of funds" | "Endowment" | "Foundation" | "Family office" | "Private individual" | "Academic" | "Other asset manager" | "GP commitment" | null;
	/** AIFMD investor group. Used in the Annex IV report. */
	aifmdInvestorGroup: "NFCO" | "BANK" | "INSC" | "OFIN" | "PFND" | "GENG" | "OCIU" | "HHLD" | "UNKN" | "NONE" | null;
	/** Tax number */
	taxNumber?: string | null;
}
export interface LimitedPartnerCreateAdditionalContacts {
	/** Contact */
	contactId: number;
	/** Role. For example adviser or auditor. */
	role?: string | null;
}
export interface LimitedPartnerCreate {
	/** Fund */
	fundId: number;
	/** Name */
	name: string;
	/** Address */
	address?: string | null;
	/** Postal code */
	postalCode?: string | null;
	/** City */
	city?: string | null;
	/** Country */
	countryId?: number | null;
	/** Legal status */
	legalStatus: "NaturalPerson" | "LegalEntity" | "Partnership" | "Trust" | "Foundation" | "PublicBody" | "InvestmentFund" | "NomineeOrCustodian";
	/** Subscription status */
	subscriptionStatus?: "Open" | "Signed" | "Submitted" | "Confirmed" | "Withdrawn" | null;
	/** Subscription date */
	subscriptionDate?: CalendarDate | null;
	/** Skip management fee distribution. Yes: the partner pays no management fee; the others carry its share. */
	skipManagementFeeDistribution?: boolean | null;
	/** Main contact */
	mainContactId?: number | null;
	/** Bank account. Distributions are paid here. Only a verified account is used. */
	bankAccountId?: number | null;
	/** Additional contacts. Advisers and colleagues who get the notices too and see the same in the portal. */
	additionalContacts?: LimitedPartnerCreateAdditionalContacts[] | null;
	/** Investor type */
	investorType?: "Pension fund" | "Insurance" | "Bank" | "Sovereign wealth" | "Government agency" | "Corporate" | "Fund of funds" | "Endowment" | "Foundation" | "Family office" | "Private individual" | "Academic" | "Other asset manager" | "GP commitment" | null;
	/** AIFMD investor group. Used in the Annex IV report. */
	aifmdInvestorGroup?: "NFCO" | "BANK" | "INSC" | "OFIN" | "PFND" | "GENG" | "OCIU" | "HHLD" | "UNKN" | "NONE" | null;
	/** Tax number */
	taxNumber?: string | null;
}
export interface LimitedPartnerUpdateAdditionalContacts {
	id?: number;
	/** Contact */
	contactId: number;
	/** Role. For example adviser or auditor. */
	role?: string | null;
}
export interface LimitedPartnerUpdate {
	/** Name */
	name: string;
	/** Address */
	address?: string | null;
	/** Postal code */
	postalCode?: string | null;
	/** City */
	city?: string | null;
	/** Country */
	countryId?: number | null;
	/** Legal status */
	legalStatus: "NaturalPerson" | "LegalEntity" | "Partnership" | "Trust" | "Foundation" | "PublicBody" | "InvestmentFund" | "NomineeOrCustodian";
	/** Subscription status */
	subscriptionStatus?: "Open" | "Signed" | "Submitted" | "Confirmed" | "Withdrawn" | null;
	/** Subscription date */
	subscriptionDate?: CalendarDate | null;
	/** Skip management fee distribution. Yes: the partner pays no management fee; the others carry its share. */
	skipManagementFeeDistribution?: boolean | null;
	/** Main contact */
	mainContactId?: number | null;
	/** Bank account. Distributions are paid here. Only a verified account is used. */
	bankAccountId?: number | null;
	/** Additional contacts. Advisers and colleagues who get the notices too and see the same in the portal. */
	additionalContacts?: LimitedPartnerUpdateAdditionalContacts[] | null;
	/** Investor type */
	investorType?: "Pension fund" | "Insurance" | "Bank" | "Sovereign wealth" | "Government agency" | "Corporate" | "Fund of funds" | "Endowment" | "Foundation" | "Family office" | "Private individual" | "Academic" | "Other asset manager" | "GP commitment" | null;
	/** AIFMD investor group. Used in the Annex IV report. */
	aifmdInvestorGroup?: "NFCO" | "BANK" | "INSC" | "OFIN" | "PFND" | "GENG" | "OCIU" | "HHLD" | "UNKN" | "NONE" | null;
	/** Tax number */
	taxNumber?: string | null;
}
/** A mail that the product wrote: to whom, why, and whether it was delivered. */
export interface Mail {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Event */
	event: "account-creating" | "account-created" | "account-reactivated" | "capital-call-published" | "reporting-period-published" | "start-onboarding" | "complete-onboarding" | "due-diligence-signed" | "due-diligence-submitted" | "subscription-submitted" | "onboarding-reminder" | "onboarding-question" | "onboarding-reverted" | "onboarding-completed" | "reopen-requested" | "payment-reminder" | "bank-account-named" | "bank-account-to-verify" | "bank-account-verified" | "bank-account-refused" | "portal-access-asked" | "portal-access-granted" | "portal-access-ended" | "contact-change-asked" | "contact-change-to-check" | "contact-change-accepted" | "contact-change-refused" | "publication-reminder" | "webhook-disabled" | "tenant-deletion-asked" | "tenant-deletion-withdrawn";
	/** Recipient */
	recipient: string;
	/** Subject */
	subject: string;
	/** Status */
	status: "Queued" | "Sending" | "Sent" | "Failed" | "Cancelled";
	/** Sent at */
	sentAt: Timestamp | null;
	/** Attempts */
	attempts: number;
	/** Last error */
	lastError: string | null;
	/** Next attempt at */
	nextAttemptAt: Timestamp | null;
	/** Body */
	body: string;
	/** Resource. The kind of record it is about. */
	resource: string | null;
	/** Record */
	recordId: number | null;
	/** Occurrence. Counts how often the same thing happened to the record, so that each time is told once. */
	occurrence: number;
	/** Limited partner */
	limitedPartnerId: number | null;
	/** Contact */
	contactId: number | null;
	/** Link. The part of the link in the mail that nobody can guess. */
	guid?: string | null;
	/** Link works until */
	linkUntil: Timestamp | null;
	/** Message id */
	messageId: string | null;
}
export interface MailCreate {}
export interface MailUpdate {}
export interface MailResend {}
/** The paper about a capital movement for one limited partner: what it says is kept, and PDF, spreadsheet and JSON are made from that. */
export interface Notice {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Capital movement */
	capitalMovementId: number;
	/** Limited partner */
	limitedPartnerId: number;
	/** Number */
	number: string;
	/** Edition. Counts how often the movement was completed. */
	edition: number;
	/** Kind */
	kind: "CapitalCall" | "Distribution" | "Netted";
	/** Amount. What the partner pays is positive, what it gets negative. */
	amount: Decimal;
	/** Due date */
	dueDate: CalendarDate;
	/** Payment reference */
	paymentReference: string | null;
	/** Issued on */
	issuedOn: CalendarDate;
	/** Status */
	status: "Queued" | "Making" | "Made" | "Failed";
	/** Superseded. The movement was reopened after this notice was made; only staff see it. */
	superseded: boolean;
	/** Attempts */
	attempts: number;
	/** Next attempt at */
	nextAttemptAt: Timestamp | null;
	/** Reason. Why the paper could not be made. */
	lastError: string | null;
	/** Content. What the paper says, as JSON; PDF and spreadsheet are made from it. */
	snapshot?: string;
	/** Hash of the content. SHA-256, to prove that the content is unchanged. */
	snapshotHash: string;
	/** Content key */
	contentKey?: string | null;
	/** Hash of the file. SHA-256 of the paper. */
	contentHash: string | null;
	/** Size */
	size: number | null;
}
export interface NoticeCreate {}
export interface NoticeUpdate {}
export interface NoticeRetry {}
/** What staff say about one answer of an onboarding, and what the investor replies. */
export interface OnboardingComment {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Onboarding */
	onboardingId: number;
	/** Question. The answer that is meant, as it stands in the record: taxClassification.giin, or beneficialOwners.0.ownership in a list. */
	question: string;
	/** Kind */
	kind: "Comment" | "ChangeRequest";
	/** Text */
	text: string;
	/** Status */
	status: "Open" | "Answered" | "Settled";
	/** Written by */
	author: string | null;
	/** Answer then. What had been answered when this was written. */
	answerThen: string | null;
	/** Reply */
	reply: string | null;
	/** Replied by */
	repliedBy: string | null;
	/** Replied at */
	repliedAt: Timestamp | null;
}
export interface OnboardingCommentCreate {
	/** Onboarding */
	onboardingId: number;
	/** Question. The answer that is meant, as it stands in the record: taxClassification.giin, or beneficialOwners.0.ownership in a list. */
	question: string;
	/** Kind */
	kind: "Comment" | "ChangeRequest";
	/** Text */
	text: string;
}
export interface OnboardingCommentUpdate {
	/** Kind */
	kind: "Comment" | "ChangeRequest";
	/** Text */
	text: string;
}
export interface OnboardingCommentReply {
	/** Reply */
	reply: string;
}
export interface OnboardingCommentSettle {}
export interface OnboardingCommentAskAgain {}
export interface Individual {
	/** Person. The same for one person wherever it is named. */
	key?: string | null;
	/** First name. All first names, as in the passport. */
	firstName?: string | null;
	/** Last name */
	lastName?: string | null;
	/** Former names. Names before marriage or other changes. */
	formerNames?: string | null;
	/** Birth date */
	birthDate?: CalendarDate | null;
	/** Birth place */
	birthPlace?: string | null;
	/** Birth country */
	birthCountryId?: number | null;
	/** Nationality */
	nationalityId?: number | null;
	/** Second nationality */
	secondNationalityId?: number | null;
	/** Passport or id number. As printed. */
	identityNumber?: string | null;
	/** Issuing country. The country that issued the passport or id. */
	issuingCountryId?: number | null;
	/** Residential address. Street, postal code and city. */
	residentialAddress?: string | null;
	/** Country of residence */
	residentialCountryId?: number | null;
	/** Mailing address. Only when letters go elsewhere. */
	mailingAddress?: string | null;
	/** Telephone */
	telephone?: string | null;
	/** Email */
	email?: string | null;
	/** Tax residence */
	taxResidenceId?: number | null;
	/** Tax number. The number in the country of tax residence. */
	taxNumber?: string | null;
	/** Why there is no tax number */
	taxNumberMissingReason?: "A" | "B" | "C" | null;
	/** Why no number could be obtained */
	taxNumberExplanation?: string | null;
	/** US citizen */
	usCitizen?: boolean | null;
	/** US green card holder */
	usGreenCardHolder?: boolean | null;
	/** Why not a US person. Needed where birth place, address or telephone number point to the United States. */
	usExplanation?: string | null;
	/** Occupation */
	occupation?: string | null;
	/** Politically exposed. Holds a prominent public function, or is close to somebody who does. */
	politicallyExposed?: boolean | null;
	/** Public function. Which one, whose, and since when. */
	publicFunction?: string | null;
}
export interface OnboardingEntityDetails {
	/** Legal name. As in the register, or where there is none in the deed, statute or agreement. */
	legalName?: string | null;
	/** Trading name */
	tradingName?: string | null;
	/** Legal form */
	legalForm?: string | null;
	/** Registration number. Of the register in which the investor stands, if there is one. */
	registrationNumber?: string | null;
	/** LEI. Legal entity identifier, 20 characters, if there is one. */
	leiCode?: string | null;
	/** Date of incorporation */
	incorporationDate?: CalendarDate | null;
	/** Country of incorporation */
	incorporationCountryId?: number | null;
	/** Registered address */
	registeredAddress?: string | null;
	/** Mailing address. Only when letters go elsewhere. */
	mailingAddress?: string | null;
	/** Telephone */
	telephone?: string | null;
	/** Email */
	email?: string | null;
	/** Website */
	website?: string | null;
	/** Business activity */
	businessActivity?: string | null;
	/** Supervised by an authority */
	regulated?: boolean | null;
	/** Supervisory authority */
	supervisoryAuthority?: string | null;
	/** Individual. For an investor who is a natural person. */
	individual?: Individual | null;
	/** Who holds the rest. Needed where the owners named do not hold all of it. */
	remainingOwnership?: string | null;
}
export interface OnboardingBeneficialOwner {
	/** Row. Names the row for as long as it is there, so that comments stay at it. Given by whoever adds it. */
	key?: string | null;
	/** Individual */
	individual?: Individual | null;
	/** Ownership. Shares or votes, also when held through several companies added together. */
	ownership?: Decimal | null;
	/** Kind of control */
	controllingPersonType?: "CRS801" | "CRS802" | "CRS803" | "CRS804" | "CRS805" | "CRS806" | "CRS807" | "CRS808" | "CRS809" | "CRS810" | "CRS811" | "CRS812" | "CRS813" | null;
	/** Equity interest. As what the person holds the interest of a trust, a foundation or the like. Follows from the kind of control. */
	equityInterestType?: "CRS401" | "CRS402" | "CRS403" | "CRS404" | "CRS405" | "CRS406" | "CRS407" | "CRS408" | "CRS409" | "CRS410" | null;
}
export interface OnboardingController {
	/** Row. Names the row for as long as it is there, so that comments stay at it. Given by whoever adds it. */
	key?: string | null;
	/** Individual */
	individual?: Individual | null;
	/** Role */
	role?: "Director" | "Managing director" | "General partner" | "Senior managing official" | "Secretary" | "Settlor" | "Trustee" | "Protector" | "Beneficiary" | "Nominee" | "Power of attorney" | "Other" | null;
	/** Since */
	sinceDate?: CalendarDate | null;
	/** Share in the investor. Only when the party holds shares or votes of the investor. */
	ownership?: Decimal | null;
}
export interface OnboardingOtherParty {
	/** Row. Names the row for as long as it is there, so that comments stay at it. Given by whoever adds it. */
	key?: string | null;
	/** Individual */
	individual?: Individual | null;
	/** Role */
	role?: "Director" | "Managing director" | "General partner" | "Senior managing official" | "Secretary" | "Settlor" | "Trustee" | "Protector" | "Beneficiary" | "Nominee" | "Power of attorney" | "Other" | null;
	/** Explanation. What the person has to do with the investor. */
	explanation?: string | null;
	/** Share in the investor. Only when the party holds shares or votes of the investor. */
	ownership?: Decimal | null;
}
export interface OnboardingThirdPartyIndividual {
	/** Row. Names the row for as long as it is there, so that comments stay at it. Given by whoever adds it. */
	key?: string | null;
	/** Individual */
	individual?: Individual | null;
	/** Explanation. What the person pays, holds or decides for the investor. */
	explanation?: string | null;
	/** Share in the investor. Only when the party holds shares or votes of the investor. */
	ownership?: Decimal | null;
}
export interface OnboardingThirdPartyCompany {
	/** Row. Names the row for as long as it is there, so that comments stay at it. Given by whoever adds it. */
	key?: string | null;
	/** Name */
	name?: string | null;
	/** Legal form */
	legalForm?: string | null;
	/** Registration number */
	registrationNumber?: string | null;
	/** Country */
	countryId?: number | null;
	/** Address */
	address?: string | null;
	/** Tax number */
	taxNumber?: string | null;
	/** Explanation. What the company pays, holds or decides for the investor. */
	explanation?: string | null;
	/** Share in the investor. Only when the party holds shares or votes of the investor. */
	ownership?: Decimal | null;
}
export interface OnboardingTaxClassificationTaxResidences {
	/** Country */
	countryId?: number | null;
	/** Tax number */
	taxNumber?: string | null;
	/** Why there is no number */
	missingReason?: "A" | "B" | "C" | null;
	/** Explanation */
	explanation?: string | null;
}
export interface OnboardingTaxClassification {
	/** Set up under US law. Decides which form of the United States is signed. */
	usLaw?: boolean | null;
	/** Financial institution. A bank, custodian, insurer, or an entity whose assets are managed by one. */
	financialInstitution?: boolean | null;
	/** Where most of the income comes from. Decides whether the entity counts as active or passive. */
	incomeKind?: "Trade or services" | "Passive" | "Group holding" | "Listed" | "Public" | "International organization" | "Non-profit" | "Start-up" | "Liquidation or reorganization" | "Non-profit or start-up" | null;
	/** FATCA form. The form given to the fund. W-8IMY is given by whoever passes the income on or holds for others, W-8EXP by whoever claims to be exempt, W-8ECI for income connected with a business in the United States. */
	fatcaForm?: "W-9" | "W-8BEN" | "W-8BEN-E" | "W-8IMY" | "W-8EXP" | "W-8ECI" | null;
	/** FATCA status. Chapter 4 status of the entity. */
	fatcaStatus?: "Nonparticipating FFI" | "Participating FFI" | "Reporting Model 1 FFI" | "Reporting Model 2 FFI" | "Registered deemed-compliant FFI" | "Sponsored FFI" | "Certified d-c nonregistering local bank" | "Certified d-c low-value accounts" | "Certified d-c sponsored closely held investment vehicle" | "Certified d-c limited life debt investment entity" | "Certified d-c investment advisors and managers" | "Owner-documented FFI" | "Restricted distributor" | "Nonreporting IGA FFI" | "Foreign government / central bank of issue" | "International organization" | "Exempt retirement plans" | "Entity wholly owned by exempt beneficial owners" | "Territory FI" | "Excepted nonfinancial group entity" | "Excepted start-up" | "Excepted in liquidation/bankruptcy" | "501(c)" | "Nonprofit" | "Publicly traded NFFE or affiliate" | "Excepted territory NFFE" | "Active NFFE" | "Passive NFFE" | "Excepted inter-affiliate FFI" | "Direct reporting NFFE" | "Sponsored direct reporting NFFE" | "Account that is not a financial account" | null;
	/** Chapter 3 type */
	fatcaChapter3Type?: "Corporation" | "Disregarded entity" | "Partnership" | "Simple trust" | "Grantor trust" | "Complex trust" | "Estate" | "Government - controlled entity" | "Government - integral part" | "Central bank" | "Tax-exempt organisation" | "Private foundation" | "International organisation" | null;
	/** GIIN. Global intermediary identification number, if there is one. */
	giin?: string | null;
	/** US person */
	usPerson?: boolean | null;
	/** CRS classification */
	crsClassification?: "FI - managed, non-participating jurisdiction" | "FI - other investment entity" | "FI - depository/custodial/insurance" | "Active NFE - listed or affiliate" | "Active NFE - government/central bank" | "Active NFE - international organisation" | "Active NFE - other" | "Passive NFE" | null;
	/** CRS account holder */
	crsAccountHolderType?: "CRS101" | "CRS102" | "CRS103" | null;
	/** Tax residences */
	taxResidences?: OnboardingTaxClassificationTaxResidences[] | null;
	/** Why it is not a US person. Needed where an address, a telephone number or a place of birth points to the United States. */
	usExplanation?: string | null;
	/** Account type */
	accountType?: "CRS1101" | "CRS1102" | "CRS1103" | "CRS1104" | null;
	/** Number of joint holders. 1 when the investor holds the interest alone. */
	jointHolders?: number | null;
}
export interface OnboardingSourceOfFunds {
	/** Source of funds. Where the money of this commitment comes from. */
	sourceOfFunds?: "Business income" | "Employment income" | "Investment income" | "Sale of assets" | "Own capital" | "Investor contributions" | "Loan" | "Inheritance or gift" | "Pension contributions" | "Insurance premiums" | "Public funds" | "Donations" | "Other" | null;
	/** Amount from this source. In the fund currency. */
	sourceOfFundsAmount?: Decimal | null;
	/** Explanation of the funds */
	sourceOfFundsExplanation?: string | null;
	/** Country of the funds */
	sourceOfFundsCountryId?: number | null;
	/** Source of wealth. How the investor came to own what it owns. */
	sourceOfWealth?: "Business ownership" | "Employment" | "Investments" | "Sale of a business" | "Real estate" | "Inheritance or gift" | "Endowment capital" | "Public funds" | "Other" | null;
	/** Explanation of the wealth */
	sourceOfWealthExplanation?: string | null;
}
export interface OnboardingEvidence {
	/** Row. Names the row for as long as it is there, so that comments stay at it. Given by whoever adds it. */
	key?: string | null;
	/** Document */
	documentId?: number | null;
	/** Proof of */
	purpose?: "Identity" | "Address" | "Existence" | "Ownership" | "Power to sign" | "Funds" | "Other" | null;
	/** Kind of document */
	kind?: "Passport" | "Identity card" | "Driving licence" | "Utility bill" | "Bank statement" | "Tax assessment" | "Mobile phone bill" | "Register extract" | "Articles of association" | "Partnership agreement" | "Trust deed" | "Foundation charter" | "Register of shareholders" | "Financial statements" | "Power of attorney" | "Other" | null;
	/** Person. The key of the person; empty for the investor itself. */
	person?: string | null;
	/** Name on the document. As printed. */
	holderName?: string | null;
	/** Issued on */
	issuedOn?: CalendarDate | null;
	/** Valid until */
	expiresOn?: CalendarDate | null;
	/** Who may sign according to it. Names as in the register, separated by semicolons. */
	authorisedNames?: string | null;
}
export interface OnboardingBankAccount {
	/** Name. Name of the account holder, as the bank knows it. */
	name?: string | null;
	/** Account number */
	accountNumber?: string | null;
	/** Bank code. With an IBAN the BIC, otherwise the national code of the bank. */
	bankCode?: string | null;
	/** Currency */
	currencyId?: number | null;
	/** Address */
	address?: string | null;
	/** Postal code */
	postalCode?: string | null;
	/** City */
	city?: string | null;
	/** Country */
	countryId?: number | null;
	/** Bank address */
	bankAddress?: string | null;
	/** Bank postal code */
	bankPostalCode?: string | null;
	/** Bank city */
	bankCity?: string | null;
	/** Bank country */
	bankCountryId?: number | null;
	/** Why it differs. Needed where the holder or the country of the account is another one than that of the investor. */
	differenceReason?: string | null;
}
export interface OnboardingSignatory {
	/** Row. Names the row for as long as it is there, so that comments stay at it. Given by whoever adds it. */
	key?: string | null;
	/** Individual */
	individual?: Individual | null;
	/** Quality. The capacity in which the person signs. */
	quality?: "Manager" | "Class A manager" | "Class B manager" | "Director" | "Managing director" | "General partner" | "Advisor" | "Authorised signatory" | null;
	/** Signing authority */
	signingAuthority?: "Sole" | "Joint" | null;
}
export interface OnboardingSubscriptionContract {
	/** Commitment. In the fund currency. */
	commitment?: Decimal | null;
	/** Currency */
	currencyId?: number | null;
	/** Professional investor */
	professionalInvestor?: boolean | null;
	/** Terms of the fund accepted */
	termsAccepted?: boolean | null;
	/** Data protection notice read */
	dataProtectionAccepted?: boolean | null;
	/** Place. Where the contract is signed. */
	place?: string | null;
	/** Remarks */
	remarks?: string | null;
}
export interface OnboardingAnswers {
	/** Entity details */
	entityDetails?: OnboardingEntityDetails | null;
	/** Beneficial owners */
	beneficialOwners?: OnboardingBeneficialOwner[] | null;
	/** Controllers and directors */
	controllersAndDirectors?: OnboardingController[] | null;
	/** Other parties */
	otherParties?: OnboardingOtherParty[] | null;
	/** Third-party individuals */
	thirdPartyIndividuals?: OnboardingThirdPartyIndividual[] | null;
	/** Third-party companies */
	thirdPartyCompanies?: OnboardingThirdPartyCompany[] | null;
	/** Tax classification */
	taxClassification?: OnboardingTaxClassification | null;
	/** Source of funds and wealth */
	sourceOfFundsAndWealth?: OnboardingSourceOfFunds | null;
	/** Evidence */
	evidence?: OnboardingEvidence[] | null;
	/** Bank account. Distributions are paid here. Becomes the limited partner’s account. */
	bankAccount?: OnboardingBankAccount | null;
	/** Signatories */
	signatories?: OnboardingSignatory[] | null;
	/** Subscription contract */
	subscriptionContract?: OnboardingSubscriptionContract | null;
}
/** The way of one investor into a fund: due diligence first, then the subscription. */
export interface Onboarding {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Fund */
	fundId: number;
	/** Investor name */
	investorName: string;
	/** Investor address */
	address: string;
	/** Postal code */
	postalCode: string | null;
	/** City */
	city: string | null;
	/** Country */
	countryId: number | null;
	/** Legal status */
	legalStatus: "NaturalPerson" | "LegalEntity" | "Partnership" | "Trust" | "Foundation" | "PublicBody" | "InvestmentFund" | "NomineeOrCustodian";
	/** Commitment. In the fund currency. */
	commitment: Decimal | null;
	/** Contact. Fills in the wizard and gets the mails. */
	contactId: number;
	/** Status */
	status: "Created" | "Started" | "SubmittedToInvestor" | "DueDiligenceSigned" | "DueDiligenceSubmitted" | "DueDiligenceConfirmed" | "SubscriptionSigned" | "SubscriptionSubmitted" | "SubscriptionConfirmed" | "Completed" | "Aborted";
	/** In this state since */
	statusDate: CalendarDate | null;
	/** In charge. Whoever started the onboarding; before that, whoever made it. */
	responsible: string | null;
	/** Email of who is in charge. Is told what the investor has submitted. */
	responsibleEmail: string | null;
	/** Start date */
	startDate: CalendarDate | null;
	/** Due diligence date. The day on which the declaration was signed. */
	dueDiligenceDate: CalendarDate | null;
	/** Subscription date. The day on which the contract was signed. */
	subscriptionDate: CalendarDate | null;
	/** Completion date */
	completionDate: CalendarDate | null;
	/** Last reminder */
	remindedOn: CalendarDate | null;
	/** Last reverted */
	revertedOn: CalendarDate | null;
	/** Due diligence document is there. Yes with at least one document of this kind. */
	dueDiligenceDocument?: boolean | null;
	/** Subscription document is there. Yes with at least one document of this kind. */
	subscriptionDocument?: boolean | null;
	/** Self-certification (CRS). Obtained with the signed declaration, which holds it. */
	selfCertification?: "CRS901" | "CRS902" | null;
	/** Self-certification of controlling persons (CRS). Obtained with the signed declaration, which holds one of each controlling person. Empty for a natural person. */
	controllingPersonSelfCertification?: "CRS1001" | "CRS1002" | null;
	/** Due diligence procedure (CRS). Every onboarding opens a new account. */
	dueDiligenceProcedure?: "CRS1201" | "CRS1202" | null;
	/** Open requests. Requested changes that nobody has settled yet. */
	openRequests?: number | null;
	/** Waits for the investor. Yes while the next step is the investor’s, or a comment of staff has no reply. */
	awaitsInvestor?: boolean | null;
	/** Goal of this step. In this state since, and as many working days later as the fund gives whoever has the next step. */
	awaitedUntil?: CalendarDate | null;
	/** Limited partner. Made when the onboarding was completed. */
	limitedPartnerId: number | null;
	/** Answers of the wizard */
	answers: OnboardingAnswers | null;
}
export interface OnboardingCreate {
	/** Fund */
	fundId: number;
	/** Investor name */
	investorName: string;
	/** Investor address */
	address: string;
	/** Postal code */
	postalCode?: string | null;
	/** City */
	city?: string | null;
	/** Country */
	countryId?: number | null;
	/** Legal status */
	legalStatus: "NaturalPerson" | "LegalEntity" | "Partnership" | "Trust" | "Foundation" | "PublicBody" | "InvestmentFund" | "NomineeOrCustodian";
	/** Commitment. In the fund currency. */
	commitment?: Decimal | null;
	/** Contact. Fills in the wizard and gets the mails. */
	contactId: number;
	/** Due diligence date. The day on which the declaration was signed. */
	dueDiligenceDate?: CalendarDate | null;
	/** Subscription date. The day on which the contract was signed. */
	subscriptionDate?: CalendarDate | null;
	/** Answers of the wizard */
	answers?: OnboardingAnswers | null;
}
export interface OnboardingUpdate {
	/** Investor name */
	investorName: string;
	/** Investor address */
	address: string;
	/** Postal code */
	postalCode?: string | null;
	/** City */
	city?: string | null;
	/** Country */
	countryId?: number | null;
	/** Legal status */
	legalStatus: "NaturalPerson" | "LegalEntity" | "Partnership" | "Trust" | "Foundation" | "PublicBody" | "InvestmentFund" | "NomineeOrCustodian";
	/** Commitment. In the fund currency. */
	commitment?: Decimal | null;
	/** Contact. Fills in the wizard and gets the mails. */
	contactId: number;
	/** Due diligence date. The day on which the declaration was signed. */
	dueDiligenceDate?: CalendarDate | null;
	/** Subscription date. The day on which the contract was signed. */
	subscriptionDate?: CalendarDate | null;
	/** Answers of the wizard */
	answers?: OnboardingAnswers | null;
}
export interface OnboardingStart {
	/** And submit to investor. The wizard is open to the investor at once. */
	submit?: boolean | null;
}
export interface OnboardingSubmitToInvestor {}
export interface OnboardingSignDueDiligence {
	/** Due diligence date. The day on which the declaration was signed. */
	date?: CalendarDate | null;
}
export interface OnboardingSaveAnswers {
	/** Entity details */
	entityDetails?: OnboardingEntityDetails | null;
	/** Tax classification */
	taxClassification?: OnboardingTaxClassification | null;
	/** Source of funds and wealth */
	sourceOfFundsAndWealth?: OnboardingSourceOfFunds | null;
	/** Bank account */
	bankAccount?: OnboardingBankAccount | null;
	/** Subscription contract */
	subscriptionContract?: OnboardingSubscriptionContract | null;
}
export interface OnboardingSaveParty {
	/** Beneficial owner */
	beneficialOwners?: OnboardingBeneficialOwner | null;
	/** Controller or director */
	controllersAndDirectors?: OnboardingController | null;
	/** Other party */
	otherParties?: OnboardingOtherParty | null;
	/** Third-party individual */
	thirdPartyIndividuals?: OnboardingThirdPartyIndividual | null;
	/** Third-party company */
	thirdPartyCompanies?: OnboardingThirdPartyCompany | null;
	/** Evidence */
	evidence?: OnboardingEvidence | null;
	/** Signatory */
	signatories?: OnboardingSignatory | null;
}
export interface OnboardingRemovePartyRows {
	/** List */
	list: "beneficialOwners" | "controllersAndDirectors" | "otherParties" | "thirdPartyIndividuals" | "thirdPartyCompanies" | "evidence" | "signatories";
	/** Row */
	key: string;
}
export interface OnboardingRemoveParty {
	/** Rows */
	rows: OnboardingRemovePartyRows[];
}
export interface OnboardingSignPaperSignatures {
	/** Name. First and last name of whoever signs. */
	name: string;
}
export interface OnboardingSignPaper {
	/** Signatures */
	signatures: OnboardingSignPaperSignatures[];
}
export interface OnboardingSubmitDueDiligence {}
export interface OnboardingConfirmDueDiligence {
	/** Reason. Needed while a requested change is open. */
	note?: string | null;
}
export interface OnboardingSignSubscription {
	/** Subscription date. The day on which the contract was signed. */
	date?: CalendarDate | null;
}
export interface OnboardingSubmitSubscription {}
export interface OnboardingConfirmSubscription {
	/** Reason. Needed while a requested change is open. */
	note?: string | null;
}
export interface OnboardingComplete {
	/** Complete although the investor is known. Needed where name, tax number or account number are those of another limited partner. */
	acceptDuplicates?: boolean | null;
}
export interface OnboardingSendReminder {}
export interface OnboardingRevertStatus {
	/** Back to */
	target: "SubmittedToInvestor" | "DueDiligenceSigned" | "DueDiligenceSubmitted" | "DueDiligenceConfirmed" | "SubscriptionSigned" | "SubscriptionSubmitted";
	/** Reason */
	reason: string;
}
export interface OnboardingAbort {
	/** Reason */
	reason: string;
}
/** What a published reporting period says of its fund, performance and portfolio, as it was published. */
export interface PerformanceReport {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Reporting period */
	reportingPeriodId: number;
	/** As of */
	asOf: CalendarDate;
	/** Issued on. The day on which the period was published. */
	issuedOn: CalendarDate;
	/** Content. What the report says, as JSON. */
	snapshot?: string;
	/** Hash of the content. SHA-256, to prove that the content is unchanged. */
	snapshotHash: string;
}
export interface PerformanceReportCreate {}
export interface PerformanceReportUpdate {}
/** A colleague or an auditor of an investor who reads one holding in the portal until a day. The investor names the person, a tenant administrator decides. */
export interface PortalAccess {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Fund */
	fundId: number;
	/** Limited partner */
	limitedPartnerId: number;
	/** Asked by. The contact of the investor. */
	contactId: number;
	/** First name */
	firstName: string;
	/** Last name */
	lastName: string;
	/** Email */
	email: string;
	/** Phone number */
	phoneNumber: string;
	/** Until. The last day on which the person reads the holding. */
	until: CalendarDate;
	/** Status */
	status: "Asked" | "Granted" | "Refused" | "Revoked";
	/** Contact of the person. Made when the access is granted, unless the address is known. */
	colleagueId: number | null;
	/** Decided by */
	decidedBy: string | null;
	/** Decided at */
	decidedAt: Timestamp | null;
	/** Revoked by */
	endedBy: string | null;
	/** Revoked at */
	endedAt: Timestamp | null;
}
export interface PortalAccessCreate {}
export interface PortalAccessUpdate {}
export interface PortalAccessAsk {
	/** Holding. One of which the investor is a contact. */
	limitedPartnerId: number;
	/** First name */
	firstName: string;
	/** Last name */
	lastName: string;
	/** Email. The person signs in with it. */
	email: string;
	/** Phone number */
	phoneNumber: string;
	/** Until. The last day, at most 90 days from today. */
	until: CalendarDate;
}
export interface PortalAccessEnd {
	/** Access. To a holding of which the investor is a contact. */
	portalAccessId: number;
}
export interface PortalAccessGrant {}
export interface PortalAccessRefuse {}
export interface PortalAccessRevoke {}
/** A quarter, half-year or year that is reported on. It covers the days after the previous period, up to and including its own date. */
export interface ReportingPeriod {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Fund */
	fundId: number;
	/** Name. For example Q3 2026. */
	name: string;
	/** Date. The last day of the period. */
	date: CalendarDate;
	/** Status */
	status: "Open" | "Completed" | "Published";
	/** Signed off by */
	signedOffBy: string | null;
	/** Signed off at */
	signedOffAt: Timestamp | null;
	/** Note of the sign-off */
	signOffNote: string | null;
	/** Reopening requested by */
	reopenRequestedBy: string | null;
	/** Reopening requested at */
	reopenRequestedAt: Timestamp | null;
	/** Reason of the request */
	reopenReason: string | null;
}
export interface ReportingPeriodCreate {
	/** Fund */
	fundId: number;
	/** Name. For example Q3 2026. */
	name: string;
	/** Date. The last day of the period. */
	date: CalendarDate;
	/** Status */
	status?: "Open";
}
export interface ReportingPeriodUpdate {
	/** Name. For example Q3 2026. */
	name: string;
	/** Date. The last day of the period. */
	date: CalendarDate;
}
export interface ReportingPeriodComplete {}
export interface ReportingPeriodPublish {}
export interface ReportingPeriodMakeStatements {}
export interface ReportingPeriodRemindUnread {}
export interface ReportingPeriodSignOff {
	/** Note. What was reviewed, or what investors should know. */
	note?: string | null;
}
export interface ReportingPeriodReopen {
	/** Reason */
	reason: string;
}
export interface ReportingPeriodRequestReopen {
	/** Reason */
	reason: string;
}
export interface ServiceAccountResources {
	id: number;
	/** Resource */
	resource: "accounting-entries" | "bank-accounts" | "capital-account-statements" | "capital-movement-lines" | "capital-movements" | "closing-commitments" | "closings" | "companies" | "contacts" | "countries" | "currencies" | "documents" | "exchange-rates" | "expenses" | "fair-values" | "fund-managers" | "funds" | "investments" | "investor-reports" | "invoices" | "limited-partner-commitments" | "limited-partner-transactions" | "limited-partners" | "notices" | "performance-reports" | "reporting-periods" | "transactions" | "transfers";
	/** Rights */
	rights: "Read" | "Write";
}
/** A program that uses the API under a name of its own. It may touch the resources listed here and nothing else, decides nothing, and its key ends after a year at the latest. */
export interface ServiceAccount {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Name. Under it the history says what the program did. */
	name: string;
	/** Purpose. What the program does, and whom to ask about it. */
	purpose: string;
	/** Role. What it may do at most: an administrative agent reads, a user adds and changes too. */
	role: "User" | "AdministrativeAgent";
	/** Resources. What it may touch. Everything else is refused. */
	resources?: ServiceAccountResources[];
	/** Status */
	status: "Created" | "Active" | "Revoked";
	/** Key expires on. The last day of the key. */
	expiresOn: CalendarDate | null;
	/** Key made by */
	keyMadeBy: string | null;
	/** Key made at */
	keyMadeAt: Timestamp | null;
	/** Last used. To the minute. */
	lastUsedAt: Timestamp | null;
	/** Account. Whose name stands in the history; made with the first key. */
	accountId: number | null;
}
export interface ServiceAccountCreateResources {
	/** Resource */
	resource: "accounting-entries" | "bank-accounts" | "capital-account-statements" | "capital-movement-lines" | "capital-movements" | "closing-commitments" | "closings" | "companies" | "contacts" | "countries" | "currencies" | "documents" | "exchange-rates" | "expenses" | "fair-values" | "fund-managers" | "funds" | "investments" | "investor-reports" | "invoices" | "limited-partner-commitments" | "limited-partner-transactions" | "limited-partners" | "notices" | "performance-reports" | "reporting-periods" | "transactions" | "transfers";
	/** Rights */
	rights: "Read" | "Write";
}
export interface ServiceAccountCreate {
	/** Name. Under it the history says what the program did. */
	name: string;
	/** Purpose. What the program does, and whom to ask about it. */
	purpose: string;
	/** Role. What it may do at most: an administrative agent reads, a user adds and changes too. */
	role: "User" | "AdministrativeAgent";
	/** Resources. What it may touch. Everything else is refused. */
	resources: ServiceAccountCreateResources[];
}
export interface ServiceAccountUpdateResources {
	id?: number;
	/** Resource */
	resource: "accounting-entries" | "bank-accounts" | "capital-account-statements" | "capital-movement-lines" | "capital-movements" | "closing-commitments" | "closings" | "companies" | "contacts" | "countries" | "currencies" | "documents" | "exchange-rates" | "expenses" | "fair-values" | "fund-managers" | "funds" | "investments" | "investor-reports" | "invoices" | "limited-partner-commitments" | "limited-partner-transactions" | "limited-partners" | "notices" | "performance-reports" | "reporting-periods" | "transactions" | "transfers";
	/** Rights */
	rights: "Read" | "Write";
}
export interface ServiceAccountUpdate {
	/** Purpose. What the program does, and whom to ask about it. */
	purpose: string;
	/** Role. What it may do at most: an administrative agent reads, a user adds and changes too. */
	role: "User" | "AdministrativeAgent";
	/** Resources. What it may touch. Everything else is refused. */
	resources: ServiceAccountUpdateResources[];
}
export interface ServiceAccountMakeKey {
	/** Service account */
	serviceAccountId: number;
	/** Expires on. The last day of the key, at most a year from today. */
	expiresOn: CalendarDate;
}
export interface ServiceAccountRevoke {}
/** Records that were taken over from one file, together. */
export interface SpreadsheetImport {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** File */
	fileName: string;
	/** Resource. The kind of record that was imported. */
	resource: string;
	/** Records. How many there were. */
	records: number;
	/** Imported by */
	importedBy: string;
	/** Status */
	status: "Imported" | "TakenBack";
	/** Ids of the records. Joined by commas. */
	recordIds: string;
}
export interface SpreadsheetImportCreate {}
export interface SpreadsheetImportUpdate {}
export interface SpreadsheetImportTakeBack {}
/** An administrator asks that everything that the tenant keeps be deleted. A global administrator does it, once others have had the time to withdraw the request. */
export interface TenantDeletionRequest {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Reason. Is shown to the global administrator, and deleted with everything else. */
	reason: string;
	/** Short name of the tenant. Typed as proof that this tenant is meant. */
	shortName: string;
	/** Status */
	status: "Asked" | "Accepted" | "Withdrawn";
	/** Asked by */
	askedBy: string | null;
	/** Can be done from. Until then every administrator has the time to withdraw it and to export everything. */
	deletableFrom: Timestamp | null;
}
export interface TenantDeletionRequestCreate {
	/** Reason. Is shown to the global administrator, and deleted with everything else. */
	reason: string;
	/** Short name of the tenant. Typed as proof that this tenant is meant. */
	shortName: string;
}
export interface TenantDeletionRequestUpdate {
	/** Reason. Is shown to the global administrator, and deleted with everything else. */
	reason: string;
}
export interface TenantDeletionRequestWithdraw {}
/** Everything that the tenant keeps, as it was at one moment: records, files and history in one archive that programs read. */
export interface TenantExport {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Reason. What the archive is for. */
	reason: string;
	/** Status */
	status: "Queued" | "Making" | "Made" | "Failed" | "Expired";
	/** Asked by */
	askedBy: string | null;
	/** As of. The one moment of which everything in the archive is. */
	asOf: Timestamp | null;
	/** Parts made */
	stepsDone: number;
	/** Parts. Tables and files together. */
	steps: number | null;
	/** Megabytes */
	megabytes: number | null;
	/** Kept until */
	availableUntil: Timestamp | null;
	/** Attempts */
	attempts: number;
	/** Next attempt at */
	nextAttemptAt: Timestamp | null;
	/** What went wrong */
	lastError: string | null;
}
export interface TenantExportCreate {
	/** Reason. What the archive is for. */
	reason: string;
}
export interface TenantExportUpdate {
	/** Reason. What the archive is for. */
	reason: string;
}
export interface TenantExportRetry {}
/** A fund manager that uses the product. Its data is invisible to every other tenant. */
export interface Tenant {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Name */
	name: string;
	/** Short name. Stands in the portal’s addresses and in e-mails already sent, so it never changes. Small letters, digits and hyphens. */
	shortName: string;
	/** Name of the administrator */
	administratorName: string | null;
	/** E-mail of the administrator. With which the person signs in. */
	administratorEmail: string | null;
	/** Status */
	status: "Active" | "Deleting";
	/** System currency. Amounts of all funds are also kept in it, so it stays once the tenant holds an amount. */
	currency: "EUR" | "USD" | "GBP" | "CHF" | "AED" | "AFN" | "ALL" | "AMD" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BOV" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHW" | "CLF" | "CLP" | "CNY" | "COP" | "COU" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "FJD" | "FKP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MXV" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USN" | "UYI" | "UYU" | "UYW" | "UZS" | "VED" | "VES" | "VND" | "VUV" | "WST" | "XAF" | "XCD" | "XCG" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG";
	/** Time zone. Decides which day is today. */
	timeZone: "Europe/Luxembourg" | "Europe/Amsterdam" | "Europe/Athens" | "Europe/Berlin" | "Europe/Brussels" | "Europe/Copenhagen" | "Europe/Dublin" | "Europe/Helsinki" | "Europe/Istanbul" | "Europe/Lisbon" | "Europe/Ljubljana" | "Europe/London" | "Europe/Madrid" | "Europe/Oslo" | "Europe/Paris" | "Europe/Prague" | "Europe/Rome" | "Europe/Stockholm" | "Europe/Tallinn" | "Europe/Vienna" | "Europe/Warsaw" | "Europe/Zurich" | "Atlantic/Reykjavik" | "America/Cayman" | "America/Chicago" | "America/Los_Angeles" | "America/New_York" | "America/Sao_Paulo" | "America/Toronto" | "Africa/Johannesburg" | "Asia/Dubai" | "Asia/Hong_Kong" | "Asia/Kolkata" | "Asia/Shanghai" | "Asia/Singapore" | "Asia/Tokyo" | "Australia/Sydney" | "Pacific/Auckland" | "Pacific/Kiritimati" | "Pacific/Pago_Pago" | "UTC" | null;
	/** Beneficial owner threshold. A person who owns more than this is a beneficial owner. */
	beneficialOwnerThreshold: Decimal | null;
	/** Threshold includes the exact share. Yes: a person who owns exactly the threshold is a beneficial owner too. */
	beneficialOwnerThresholdInclusive: boolean | null;
	/** Deletion asked for by. The administrator of the tenant whose request stands. */
	deletionAskedBy?: string | null;
	/** Reason of the deletion. What the request says. */
	deletionReason?: string | null;
	/** Can be deleted from. When the time to withdraw the request is over. */
	deletableFrom?: Timestamp | null;
	/** Can be deleted. A request stands, and the time to withdraw it is over. */
	canDelete?: boolean | null;
}
export interface TenantCreate {
	/** Name */
	name: string;
	/** Short name. Stands in the portal’s addresses and in e-mails already sent, so it never changes. Small letters, digits and hyphens. */
	shortName: string;
	/** Name of the administrator */
	administratorName?: string | null;
	/** E-mail of the administrator. With which the person signs in. */
	administratorEmail?: string | null;
	/** System currency. Amounts of all funds are also kept in it, so it stays once the tenant holds an amount. */
	currency: "EUR" | "USD" | "GBP" | "CHF" | "AED" | "AFN" | "ALL" | "AMD" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BOV" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHW" | "CLF" | "CLP" | "CNY" | "COP" | "COU" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "FJD" | "FKP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MXV" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USN" | "UYI" | "UYU" | "UYW" | "UZS" | "VED" | "VES" | "VND" | "VUV" | "WST" | "XAF" | "XCD" | "XCG" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG";
	/** Time zone. Decides which day is today. */
	timeZone?: "Europe/Luxembourg" | "Europe/Amsterdam" | "Europe/Athens" | "Europe/Berlin" | "Europe/Brussels" | "Europe/Copenhagen" | "Europe/Dublin" | "Europe/Helsinki" | "Europe/Istanbul" | "Europe/Lisbon" | "Europe/Ljubljana" | "Europe/London" | "Europe/Madrid" | "Europe/Oslo" | "Europe/Paris" | "Europe/Prague" | "Europe/Rome" | "Europe/Stockholm" | "Europe/Tallinn" | "Europe/Vienna" | "Europe/Warsaw" | "Europe/Zurich" | "Atlantic/Reykjavik" | "America/Cayman" | "America/Chicago" | "America/Los_Angeles" | "America/New_York" | "America/Sao_Paulo" | "America/Toronto" | "Africa/Johannesburg" | "Asia/Dubai" | "Asia/Hong_Kong" | "Asia/Kolkata" | "Asia/Shanghai" | "Asia/Singapore" | "Asia/Tokyo" | "Australia/Sydney" | "Pacific/Auckland" | "Pacific/Kiritimati" | "Pacific/Pago_Pago" | "UTC" | null;
	/** Beneficial owner threshold. A person who owns more than this is a beneficial owner. */
	beneficialOwnerThreshold?: Decimal | null;
	/** Threshold includes the exact share. Yes: a person who owns exactly the threshold is a beneficial owner too. */
	beneficialOwnerThresholdInclusive?: boolean | null;
}
export interface TenantUpdate {
	/** Name */
	name: string;
	/** System currency. Amounts of all funds are also kept in it, so it stays once the tenant holds an amount. */
	currency: "EUR" | "USD" | "GBP" | "CHF" | "AED" | "AFN" | "ALL" | "AMD" | "AOA" | "ARS" | "AUD" | "AWG" | "AZN" | "BAM" | "BBD" | "BDT" | "BHD" | "BIF" | "BMD" | "BND" | "BOB" | "BOV" | "BRL" | "BSD" | "BTN" | "BWP" | "BYN" | "BZD" | "CAD" | "CDF" | "CHE" | "CHW" | "CLF" | "CLP" | "CNY" | "COP" | "COU" | "CRC" | "CUP" | "CVE" | "CZK" | "DJF" | "DKK" | "DOP" | "DZD" | "EGP" | "ERN" | "ETB" | "FJD" | "FKP" | "GEL" | "GHS" | "GIP" | "GMD" | "GNF" | "GTQ" | "GYD" | "HKD" | "HNL" | "HTG" | "HUF" | "IDR" | "ILS" | "INR" | "IQD" | "IRR" | "ISK" | "JMD" | "JOD" | "JPY" | "KES" | "KGS" | "KHR" | "KMF" | "KPW" | "KRW" | "KWD" | "KYD" | "KZT" | "LAK" | "LBP" | "LKR" | "LRD" | "LSL" | "LYD" | "MAD" | "MDL" | "MGA" | "MKD" | "MMK" | "MNT" | "MOP" | "MRU" | "MUR" | "MVR" | "MWK" | "MXN" | "MXV" | "MYR" | "MZN" | "NAD" | "NGN" | "NIO" | "NOK" | "NPR" | "NZD" | "OMR" | "PAB" | "PEN" | "PGK" | "PHP" | "PKR" | "PLN" | "PYG" | "QAR" | "RON" | "RSD" | "RUB" | "RWF" | "SAR" | "SBD" | "SCR" | "SDG" | "SEK" | "SGD" | "SHP" | "SLE" | "SOS" | "SRD" | "SSP" | "STN" | "SVC" | "SYP" | "SZL" | "THB" | "TJS" | "TMT" | "TND" | "TOP" | "TRY" | "TTD" | "TWD" | "TZS" | "UAH" | "UGX" | "USN" | "UYI" | "UYU" | "UYW" | "UZS" | "VED" | "VES" | "VND" | "VUV" | "WST" | "XAF" | "XCD" | "XCG" | "XOF" | "XPF" | "YER" | "ZAR" | "ZMW" | "ZWG";
	/** Time zone. Decides which day is today. */
	timeZone?: "Europe/Luxembourg" | "Europe/Amsterdam" | "Europe/Athens" | "Europe/Berlin" | "Europe/Brussels" | "Europe/Copenhagen" | "Europe/Dublin" | "Europe/Helsinki" | "Europe/Istanbul" | "Europe/Lisbon" | "Europe/Ljubljana" | "Europe/London" | "Europe/Madrid" | "Europe/Oslo" | "Europe/Paris" | "Europe/Prague" | "Europe/Rome" | "Europe/Stockholm" | "Europe/Tallinn" | "Europe/Vienna" | "Europe/Warsaw" | "Europe/Zurich" | "Atlantic/Reykjavik" | "America/Cayman" | "America/Chicago" | "America/Los_Angeles" | "America/New_York" | "America/Sao_Paulo" | "America/Toronto" | "Africa/Johannesburg" | "Asia/Dubai" | "Asia/Hong_Kong" | "Asia/Kolkata" | "Asia/Shanghai" | "Asia/Singapore" | "Asia/Tokyo" | "Australia/Sydney" | "Pacific/Auckland" | "Pacific/Kiritimati" | "Pacific/Pago_Pago" | "UTC" | null;
	/** Beneficial owner threshold. A person who owns more than this is a beneficial owner. */
	beneficialOwnerThreshold?: Decimal | null;
	/** Threshold includes the exact share. Yes: a person who owns exactly the threshold is a beneficial owner too. */
	beneficialOwnerThresholdInclusive?: boolean | null;
}
export interface TenantDeleteData {
	/** Short name of the tenant. Typed as proof that this tenant is meant. */
	shortName: string;
}
/** Money that came in or went out. What goes out is negative. */
export interface Transaction {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Fund */
	fundId: number;
	/** Type */
	type: "CapitalCall" | "Distribution" | "Investment" | "Divestment" | "Income" | "Expense" | "ManagementFee" | "CarriedInterest" | "FxConversion" | "InternalTransfer" | "Other";
	/** Sub-type */
	subType: "Initial purchase" | "Follow-on" | "Conversion" | "Loan drawdown" | "Capitalised cost" | "Full exit" | "Partial exit" | "Loan repayment" | "Write-off" | "Partial write-off" | "Return of capital" | "Dividend" | "Interest" | "Fee" | "Accounting, administration and IT" | "Audit and tax" | "Bank fees" | "Custody" | "Due diligence" | "Legal" | "Organisation costs" | "Other travel and entertainment" | "Other" | "Investments" | "Investments (outside commitment)" | "Management fee (inside commitment)" | "Management fee (outside)" | "Partnership expenses" | "Partnership expenses (outside)" | "Org. cost (inside)" | "Return of capital - cash" | "Return of capital - stock" | "Return of capital - management fees" | "Return of capital - partnership expenses" | "Return of excess capital called" | "Temporary return of capital - investment" | "Temporary return of capital - management fees" | "Temporary return of capital - partnership expenses" | "Realised gain/loss - cash" | "Realised gain/loss - stock" | "Recallable realised gain/loss" | "Dividend income" | "Recallable dividend income" | "Interest income" | "Recallable interest income" | "Income" | "Recallable income" | "Withholding tax" | "Carry" | "Subsequent close interest (call)" | "Subsequent close interest (distribution)" | "Unfunded adjustment" | "Cost basis adjustment" | "Commitment amount" | "Facility drawdown" | "Facility repayment" | "Purchase of currency" | "Sale of currency" | "Between own accounts";
	/** Date */
	date: CalendarDate;
	/** Description */
	description: string;
	/** Counterparty. Who paid or was paid. */
	counterparty: string | null;
	/** Invoice. The approved invoice that it pays. */
	invoiceId: number | null;
	/** Investment. The investment it concerns. Empty for what concerns the fund alone. */
	investmentId: number | null;
	/** Trading type */
	tradingType: "Buy" | "Sell" | "Income" | "Expense" | "CorporateAction" | "Valuation" | null;
	/** Currency. The currency in which the money moved. */
	currencyId: number;
	/** Amount local */
	amountLocal: Decimal;
	/** Exchange rate to system currency. Value of one unit of the currency in the system currency. */
	exchangeRateToSystem: Decimal;
	/** Amount system */
	amountSystem: Decimal;
	/** Exchange rate to fund currency. Value of one unit of the currency in the fund currency. */
	exchangeRateToFund: Decimal;
	/** Amount fund */
	amountFund: Decimal;
	/** Cost of what was sold. Or written off, in the fund currency. Left empty, it is taken in proportion to the last fair value. */
	costOfDisposal: Decimal | null;
	/** Status */
	status: "Planned" | "Pending" | "Booked" | "Reconciled" | "Cancelled";
	/** Fund account number. The fund’s own account, or that of the investment. */
	fundAccountNumber: string;
	/** Counterparty account number */
	counterpartyAccountNumber: string | null;
	/** Non-cash item. Yes, when no money moved, as for a conversion. */
	nonCashItem: boolean;
	/** Investment type. Not applicable for what concerns the fund alone. */
	investmentType: "Initial" | "Follow-on" | "Bridge" | "Secondary" | "NotApplicable";
	/** Impact. What it does to the unfunded commitment. */
	impact: "ReducesUnfunded" | "IncreasesUnfunded" | "None";
	/** Capital movement. Booked by this movement; it goes when the movement is reopened. */
	capitalMovementId: number | null;
}
export interface TransactionCreate {
	/** Fund */
	fundId: number;
	/** Type */
	type: "CapitalCall" | "Distribution" | "Investment" | "Divestment" | "Income" | "Expense" | "ManagementFee" | "CarriedInterest" | "FxConversion" | "InternalTransfer" | "Other";
	/** Sub-type */
	subType: "Initial purchase" | "Follow-on" | "Conversion" | "Loan drawdown" | "Capitalised cost" | "Full exit" | "Partial exit" | "Loan repayment" | "Write-off" | "Partial write-off" | "Return of capital" | "Dividend" | "Interest" | "Fee" | "Accounting, administration and IT" | "Audit and tax" | "Bank fees" | "Custody" | "Due diligence" | "Legal" | "Organisation costs" | "Other travel and entertainment" | "Other" | "Investments" | "Investments (outside commitment)" | "Management fee (inside commitment)" | "Management fee (outside)" | "Partnership expenses" | "Partnership expenses (outside)" | "Org. cost (inside)" | "Return of capital - cash" | "Return of capital - stock" | "Return of capital - management fees" | "Return of capital - partnership expenses" | "Return of excess capital called" | "Temporary return of capital - investment" | "Temporary return of capital - management fees" | "Temporary return of capital - partnership expenses" | "Realised gain/loss - cash" | "Realised gain/loss - stock" | "Recallable realised gain/loss" | "Dividend income" | "Recallable dividend income" | "Interest income" | "Recallable interest income" | "Income" | "Recallable income" | "Withholding tax" | "Carry" | "Subsequent close interest (call)" | "Subsequent close interest (distribution)" | "Unfunded adjustment" | "Cost basis adjustment" | "Commitment amount" | "Facility drawdown" | "Facility repayment" | "Purchase of currency" | "Sale of currency" | "Between own accounts";
	/** Date */
	date: CalendarDate;
	/** Description */
	description: string;
	/** Counterparty. Who paid or was paid. */
	counterparty?: string | null;
	/** Invoice. The approved invoice that it pays. */
	invoiceId?: number | null;
	/** Investment. The investment it concerns. Empty for what concerns the fund alone. */
	investmentId?: number | null;
	/** Trading type */
	tradingType?: "Buy" | "Sell" | "Income" | "Expense" | "CorporateAction" | "Valuation" | null;
	/** Currency. The currency in which the money moved. */
	currencyId: number;
	/** Amount local */
	amountLocal: Decimal;
	/** Exchange rate to system currency. Value of one unit of the currency in the system currency. */
	exchangeRateToSystem: Decimal;
	/** Amount system */
	amountSystem: Decimal;
	/** Exchange rate to fund currency. Value of one unit of the currency in the fund currency. */
	exchangeRateToFund: Decimal;
	/** Amount fund */
	amountFund: Decimal;
	/** Cost of what was sold. Or written off, in the fund currency. Left empty, it is taken in proportion to the last fair value. */
	costOfDisposal?: Decimal | null;
	/** Status */
	status: "Planned" | "Pending" | "Booked" | "Reconciled" | "Cancelled";
	/** Fund account number. The fund’s own account, or that of the investment. */
	fundAccountNumber: string;
	/** Counterparty account number */
	counterpartyAccountNumber?: string | null;
	/** Non-cash item. Yes, when no money moved, as for a conversion. */
	nonCashItem: boolean;
	/** Investment type. Not applicable for what concerns the fund alone. */
	investmentType: "Initial" | "Follow-on" | "Bridge" | "Secondary" | "NotApplicable";
	/** Impact. What it does to the unfunded commitment. */
	impact: "ReducesUnfunded" | "IncreasesUnfunded" | "None";
}
export interface TransactionUpdate {
	/** Type */
	type: "CapitalCall" | "Distribution" | "Investment" | "Divestment" | "Income" | "Expense" | "ManagementFee" | "CarriedInterest" | "FxConversion" | "InternalTransfer" | "Other";
	/** Sub-type */
	subType: "Initial purchase" | "Follow-on" | "Conversion" | "Loan drawdown" | "Capitalised cost" | "Full exit" | "Partial exit" | "Loan repayment" | "Write-off" | "Partial write-off" | "Return of capital" | "Dividend" | "Interest" | "Fee" | "Accounting, administration and IT" | "Audit and tax" | "Bank fees" | "Custody" | "Due diligence" | "Legal" | "Organisation costs" | "Other travel and entertainment" | "Other" | "Investments" | "Investments (outside commitment)" | "Management fee (inside commitment)" | "Management fee (outside)" | "Partnership expenses" | "Partnership expenses (outside)" | "Org. cost (inside)" | "Return of capital - cash" | "Return of capital - stock" | "Return of capital - management fees" | "Return of capital - partnership expenses" | "Return of excess capital called" | "Temporary return of capital - investment" | "Temporary return of capital - management fees" | "Temporary return of capital - partnership expenses" | "Realised gain/loss - cash" | "Realised gain/loss - stock" | "Recallable realised gain/loss" | "Dividend income" | "Recallable dividend income" | "Interest income" | "Recallable interest income" | "Income" | "Recallable income" | "Withholding tax" | "Carry" | "Subsequent close interest (call)" | "Subsequent close interest (distribution)" | "Unfunded adjustment" | "Cost basis adjustment" | "Commitment amount" | "Facility drawdown" | "Facility repayment" | "Purchase of currency" | "Sale of currency" | "Between own accounts";
	/** Date */
	date: CalendarDate;
	/** Description */
	description: string;
	/** Counterparty. Who paid or was paid. */
	counterparty?: string | null;
	/** Invoice. The approved invoice that it pays. */
	invoiceId?: number | null;
	/** Investment. The investment it concerns. Empty for what concerns the fund alone. */
	investmentId?: number | null;
	/** Trading type */
	tradingType?: "Buy" | "Sell" | "Income" | "Expense" | "CorporateAction" | "Valuation" | null;
	/** Currency. The currency in which the money moved. */
	currencyId: number;
	/** Amount local */
	amountLocal: Decimal;
	/** Exchange rate to system currency. Value of one unit of the currency in the system currency. */
	exchangeRateToSystem: Decimal;
	/** Amount system */
	amountSystem: Decimal;
	/** Exchange rate to fund currency. Value of one unit of the currency in the fund currency. */
	exchangeRateToFund: Decimal;
	/** Amount fund */
	amountFund: Decimal;
	/** Cost of what was sold. Or written off, in the fund currency. Left empty, it is taken in proportion to the last fair value. */
	costOfDisposal?: Decimal | null;
	/** Status */
	status: "Planned" | "Pending" | "Booked" | "Reconciled" | "Cancelled";
	/** Fund account number. The fund’s own account, or that of the investment. */
	fundAccountNumber: string;
	/** Counterparty account number */
	counterpartyAccountNumber?: string | null;
	/** Non-cash item. Yes, when no money moved, as for a conversion. */
	nonCashItem: boolean;
	/** Investment type. Not applicable for what concerns the fund alone. */
	investmentType: "Initial" | "Follow-on" | "Bridge" | "Secondary" | "NotApplicable";
	/** Impact. What it does to the unfunded commitment. */
	impact: "ReducesUnfunded" | "IncreasesUnfunded" | "None";
}
export interface TransferBuyers {
	id: number;
	/** Limited partner. Empty for a new partner, who is made when the transfer is completed. */
	limitedPartnerId: number | null;
	/** Initial commitment. The buyer’s commitment on the date, before this transfer. */
	initialCommitment?: Decimal | null;
	/** Transfer commitment */
	commitment: Decimal;
	/** Result commitment. Initial + transfer commitment. */
	resultCommitment?: Decimal | null;
	/** Name of the new partner */
	newName: string | null;
	/** Address */
	newAddress: string | null;
	/** Legal status */
	newLegalStatus: "NaturalPerson" | "LegalEntity" | "Partnership" | "Trust" | "Foundation" | "PublicBody" | "InvestmentFund" | "NomineeOrCustodian" | null;
	/** Main contact */
	newContactId: number | null;
}
/** A limited partner hands its commitment, or part of it, to up to three others. */
export interface Transfer {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Fund */
	fundId: number;
	/** Date */
	date: CalendarDate;
	/** Seller LP */
	sellerId: number;
	/** Initial commitment. The seller’s commitment on the date, before this transfer. */
	initialCommitment?: Decimal | null;
	/** Transfer commitment. At most the initial commitment. */
	transferCommitment: Decimal;
	/** Result commitment. Initial − transfer commitment. */
	resultCommitment?: Decimal | null;
	/** Status */
	status: "Saved" | "Completed";
	/** Buyers */
	buyers?: TransferBuyers[];
}
export interface TransferCreateBuyers {
	/** Limited partner. Empty for a new partner, who is made when the transfer is completed. */
	limitedPartnerId?: number | null;
	/** Transfer commitment */
	commitment: Decimal;
	/** Name of the new partner */
	newName?: string | null;
	/** Address */
	newAddress?: string | null;
	/** Legal status */
	newLegalStatus?: "NaturalPerson" | "LegalEntity" | "Partnership" | "Trust" | "Foundation" | "PublicBody" | "InvestmentFund" | "NomineeOrCustodian" | null;
	/** Main contact */
	newContactId?: number | null;
}
export interface TransferCreate {
	/** Fund */
	fundId: number;
	/** Date */
	date: CalendarDate;
	/** Seller LP */
	sellerId: number;
	/** Transfer commitment. At most the initial commitment. */
	transferCommitment: Decimal;
	/** Buyers */
	buyers: TransferCreateBuyers[];
}
export interface TransferUpdateBuyers {
	id?: number;
	/** Limited partner. Empty for a new partner, who is made when the transfer is completed. */
	limitedPartnerId?: number | null;
	/** Transfer commitment */
	commitment: Decimal;
	/** Name of the new partner */
	newName?: string | null;
	/** Address */
	newAddress?: string | null;
	/** Legal status */
	newLegalStatus?: "NaturalPerson" | "LegalEntity" | "Partnership" | "Trust" | "Foundation" | "PublicBody" | "InvestmentFund" | "NomineeOrCustodian" | null;
	/** Main contact */
	newContactId?: number | null;
}
export interface TransferUpdate {
	/** Date */
	date: CalendarDate;
	/** Seller LP */
	sellerId: number;
	/** Transfer commitment. At most the initial commitment. */
	transferCommitment: Decimal;
	/** Buyers */
	buyers: TransferUpdateBuyers[];
}
export interface TransferComplete {}
export interface TransferReopen {
	/** Reason */
	reason?: string | null;
}
/** That a receiver is told of one change: of which record, and whether it has arrived. */
export interface WebhookDelivery {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Webhook */
	webhookId: number;
	/** Records */
	resource: string;
	/** Record */
	recordId: number;
	/** Version. Of the record after the change; of a deleted one, its last. */
	recordVersion: number;
	/** What was done */
	operation: string;
	/** Status */
	status: "Queued" | "Sending" | "Delivered" | "Failed" | "Cancelled";
	/** Delivered at */
	deliveredAt: Timestamp | null;
	/** Attempts */
	attempts: number;
	/** Last error */
	lastError: string | null;
	/** Next attempt at. Empty means as soon as possible. */
	nextAttemptAt: Timestamp | null;
	/** Delivery id */
	messageId: string;
}
export interface WebhookDeliveryCreate {}
export interface WebhookDeliveryUpdate {}
export interface WebhookDeliveryResend {}
export interface WebhookDeliveryCancel {}
export interface WebhookSubscriptions {
	id: number;
	/** Records. Empty means records of every kind. */
	resource: "accounting-entries" | "accounts" | "bank-accounts" | "capital-account-statements" | "capital-movement-lines" | "capital-movements" | "closing-commitments" | "closings" | "companies" | "contact-changes" | "contacts" | "countries" | "currencies" | "documents" | "exchange-rates" | "expenses" | "fair-values" | "fund-managers" | "funds" | "imports" | "investments" | "investor-reports" | "invoices" | "limited-partner-commitments" | "limited-partner-transactions" | "limited-partners" | "mails" | "notices" | "onboarding-comments" | "onboardings" | "performance-reports" | "portal-accesses" | "reporting-periods" | "service-accounts" | "transactions" | "transfers" | "four-eyes-waivers" | null;
	/** What is done. Empty means everything. */
	operation: "create" | "update" | "action" | "delete" | null;
}
/** The address of another program that is told which records were made, changed or deleted, never what they hold. */
export interface Webhook {
	id: number;
	/** Counts the changes; it is the ETag. */
	version: number;
	/** ISO 8601 in UTC. */
	createdAt: Timestamp;
	/** ISO 8601 in UTC. */
	updatedAt: Timestamp;
	/** Name */
	name: string;
	/** Address. Begins with https:// and can be reached from the internet. */
	url: string;
	/** Status */
	status: "Active" | "Paused" | "Disabled";
	/** Failing since */
	failingSince: Timestamp | null;
	/** Why it was disabled */
	disabledReason: string | null;
	/** Told of */
	subscriptions?: WebhookSubscriptions[];
	/** Secret made at. When somebody was shown the secret that deliveries are signed with. */
	secretMadeAt: Timestamp | null;
}
export interface WebhookCreateSubscriptions {
	/** Records. Empty means records of every kind. */
	resource?: "accounting-entries" | "accounts" | "bank-accounts" | "capital-account-statements" | "capital-movement-lines" | "capital-movements" | "closing-commitments" | "closings" | "companies" | "contact-changes" | "contacts" | "countries" | "currencies" | "documents" | "exchange-rates" | "expenses" | "fair-values" | "fund-managers" | "funds" | "imports" | "investments" | "investor-reports" | "invoices" | "limited-partner-commitments" | "limited-partner-transactions" | "limited-partners" | "mails" | "notices" | "onboarding-comments" | "onboardings" | "performance-reports" | "portal-accesses" | "reporting-periods" | "service-accounts" | "transactions" | "transfers" | "four-eyes-waivers" | null;
	/** What is done. Empty means everything. */
	operation?: "create" | "update" | "action" | "delete" | null;
}
export interface WebhookCreate {
	/** Name */
	name: string;
	/** Address. Begins with https:// and can be reached from the internet. */
	url: string;
	/** Told of */
	subscriptions: WebhookCreateSubscriptions[];
}
export interface WebhookUpdateSubscriptions {
	id?: number;
	/** Records. Empty means records of every kind. */
	resource?: "accounting-entries" | "accounts" | "bank-accounts" | "capital-account-statements" | "capital-movement-lines" | "capital-movements" | "closing-commitments" | "closings" | "companies" | "contact-changes" | "contacts" | "countries" | "currencies" | "documents" | "exchange-rates" | "expenses" | "fair-values" | "fund-managers" | "funds" | "imports" | "investments" | "investor-reports" | "invoices" | "limited-partner-commitments" | "limited-partner-transactions" | "limited-partners" | "mails" | "notices" | "onboarding-comments" | "onboardings" | "performance-reports" | "portal-accesses" | "reporting-periods" | "service-accounts" | "transactions" | "transfers" | "four-eyes-waivers" | null;
	/** What is done. Empty means everything. */
	operation?: "create" | "update" | "action" | "delete" | null;
}
export interface WebhookUpdate {
	/** Name */
	name: string;
	/** Address. Begins with https:// and can be reached from the internet. */
	url: string;
	/** Told of */
	subscriptions: WebhookUpdateSubscriptions[];
}
export interface WebhookPing {}
export interface WebhookPause {}
export interface WebhookResume {}
export interface WebhookNewSecret {
	/** Webhook */
	webhookId: number;
}
/** Every entity with the shapes of its values, by its name. */
export interface EntityTypes {
	account: {
		resource: "accounts";
		record: Account;
		create: AccountCreate;
		update: AccountUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: never;
		/** Stored, and set by the product alone. */
		readOnly: "kind" | "status" | "roles" | "lastSignInAt" | "subject" | "directory";
		/** The resource that each reference points to. */
		references: {
			contactId: "contacts";
		};
		recordActions: {
			activate: AccountActivate;
			deactivate: AccountDeactivate;
		};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: "activate";
	};
	accountingEntry: {
		resource: "accounting-entries";
		record: AccountingEntry;
		create: AccountingEntryCreate;
		update: AccountingEntryUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: never;
		/** Stored, and set by the product alone. */
		readOnly: never;
		/** The resource that each reference points to. */
		references: {
			fundId: "funds";
			reportingPeriodId: "reporting-periods";
		};
		recordActions: {};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	bankAccount: {
		resource: "bank-accounts";
		record: BankAccount;
		create: BankAccountCreate;
		update: BankAccountUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: "canVerify";
		/** Stored, and set by the product alone. */
		readOnly: "status" | "namedByInvestor" | "payeeAnswer" | "payeeAnsweredOn" | "payeeAnswerBy" | "verificationNote" | "verifiedBy" | "verifiedAt";
		/** The resource that each reference points to. */
		references: {
			fundId: "funds";
			investmentId: "investments";
			limitedPartnerId: "limited-partners";
			currencyId: "currencies";
			countryId: "countries";
			bankCountryId: "countries";
		};
		recordActions: {
			submitForVerification: BankAccountSubmitForVerification;
			verify: BankAccountVerify;
			block: BankAccountBlock;
			recordPayeeAnswer: BankAccountRecordPayeeAnswer;
			close: BankAccountClose;
			reopen: BankAccountReopen;
		};
		collectionActions: {
			nameForHolding: BankAccountNameForHolding;
		};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: "recordPayeeAnswer";
	};
	capitalAccountStatement: {
		resource: "capital-account-statements";
		record: CapitalAccountStatement;
		create: CapitalAccountStatementCreate;
		update: CapitalAccountStatementUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: never;
		/** Stored, and set by the product alone. */
		readOnly: "reportingPeriodId" | "limitedPartnerId" | "number" | "asOf" | "issuedOn" | "commitment" | "called" | "distributed" | "netAssetValue" | "snapshot" | "snapshotHash" | "contentKey" | "contentHash" | "size";
		/** The resource that each reference points to. */
		references: {
			reportingPeriodId: "reporting-periods";
			limitedPartnerId: "limited-partners";
		};
		recordActions: {};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	capitalMovementLine: {
		resource: "capital-movement-lines";
		record: CapitalMovementLine;
		create: CapitalMovementLineCreate;
		update: CapitalMovementLineUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: "totalCall" | "outstanding" | "owed";
		/** Stored, and set by the product alone. */
		readOnly: "commitment" | "remainingAfter" | "shares" | "changedByHand" | "paymentReference";
		/** The resource that each reference points to. */
		references: {
			capitalMovementId: "capital-movements";
			limitedPartnerId: "limited-partners";
		};
		recordActions: {};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	capitalMovement: {
		resource: "capital-movements";
		record: CapitalMovement;
		create: CapitalMovementCreate;
		update: CapitalMovementUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: "totalCall" | "shares" | "canPublish" | "isLate" | "canRemind" | "lateLines";
		/** Stored, and set by the product alone. */
		readOnly: "status" | "emailNotificationStatus" | "closingId" | "completionDate" | "completedBy" | "signedOffBy" | "signedOffAt" | "signOffNote" | "reopenRequestedBy" | "reopenRequestedAt" | "reopenReason";
		/** The resource that each reference points to. */
		references: {
			fundId: "funds";
			fundBankAccountId: "bank-accounts";
			closingId: "closings";
		};
		recordActions: {
			complete: CapitalMovementComplete;
			publish: CapitalMovementPublish;
			generateLines: CapitalMovementGenerateLines;
			lines: CapitalMovementLines;
			receive: CapitalMovementReceive;
			signOff: CapitalMovementSignOff;
			reopen: CapitalMovementReopen;
			requestReopen: CapitalMovementRequestReopen;
			remindUnread: CapitalMovementRemindUnread;
			remind: CapitalMovementRemind;
		};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: "generateLines" | "lines" | "receive" | "signOff" | "requestReopen" | "remindUnread" | "remind";
	};
	closingCommitment: {
		resource: "closing-commitments";
		record: ClosingCommitment;
		create: ClosingCommitmentCreate;
		update: ClosingCommitmentUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: "priorCommitment" | "additionalCommitment" | "totalCommitment";
		/** Stored, and set by the product alone. */
		readOnly: never;
		/** The resource that each reference points to. */
		references: {
			closingId: "closings";
			limitedPartnerId: "limited-partners";
		};
		recordActions: {};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	closing: {
		resource: "closings";
		record: Closing;
		create: ClosingCreate;
		update: ClosingUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: "priorCommitment" | "additionalCommitment" | "totalCommitment";
		/** Stored, and set by the product alone. */
		readOnly: "status";
		/** The resource that each reference points to. */
		references: {
			fundId: "funds";
		};
		recordActions: {
			complete: ClosingComplete;
		};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	company: {
		resource: "companies";
		record: Company;
		create: CompanyCreate;
		update: CompanyUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: never;
		/** Stored, and set by the product alone. */
		readOnly: never;
		/** The resource that each reference points to. */
		references: {
			investmentId: "investments";
			countryId: "countries";
			currencyId: "currencies";
			logoId: "documents";
		};
		recordActions: {};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	contactChange: {
		resource: "contact-changes";
		record: ContactChange;
		create: ContactChangeCreate;
		update: ContactChangeUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: never;
		/** Stored, and set by the product alone. */
		readOnly: "contactId" | "askedBy" | "firstName" | "lastName" | "email" | "phoneNumber" | "status" | "checkNote" | "decidedBy" | "decidedAt";
		/** The resource that each reference points to. */
		references: {
			contactId: "contacts";
		};
		recordActions: {
			accept: ContactChangeAccept;
			refuse: ContactChangeRefuse;
		};
		collectionActions: {
			ask: ContactChangeAsk;
		};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	contact: {
		resource: "contacts";
		record: Contact;
		create: ContactCreate;
		update: ContactUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: never;
		/** Stored, and set by the product alone. */
		readOnly: "accountStatus";
		/** The resource that each reference points to. */
		references: {};
		recordActions: {
			createAccount: ContactCreateAccount;
			activateAccount: ContactActivateAccount;
			deactivateAccount: ContactDeactivateAccount;
		};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: "createAccount" | "activateAccount" | "deactivateAccount";
	};
	country: {
		resource: "countries";
		record: Country;
		create: CountryCreate;
		update: CountryUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: never;
		/** Stored, and set by the product alone. */
		readOnly: never;
		/** The resource that each reference points to. */
		references: {};
		recordActions: {};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	currency: {
		resource: "currencies";
		record: Currency;
		create: CurrencyCreate;
		update: CurrencyUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: never;
		/** Stored, and set by the product alone. */
		readOnly: never;
		/** The resource that each reference points to. */
		references: {};
		recordActions: {};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	document: {
		resource: "documents";
		record: Document;
		create: DocumentCreate;
		update: DocumentUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: never;
		/** Stored, and set by the product alone. */
		readOnly: "fileName" | "fileType" | "size" | "resource" | "recordId" | "limitedPartnerId" | "signedBy" | "pages" | "superseded" | "contentHash" | "contentKey";
		/** The resource that each reference points to. */
		references: {
			limitedPartnerId: "limited-partners";
		};
		recordActions: {};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	exchangeRate: {
		resource: "exchange-rates";
		record: ExchangeRate;
		create: ExchangeRateCreate;
		update: ExchangeRateUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: never;
		/** Stored, and set by the product alone. */
		readOnly: never;
		/** The resource that each reference points to. */
		references: {
			currencyId: "currencies";
			toCurrencyId: "currencies";
		};
		recordActions: {};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	expense: {
		resource: "expenses";
		record: Expense;
		create: ExpenseCreate;
		update: ExpenseUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: never;
		/** Stored, and set by the product alone. */
		readOnly: never;
		/** The resource that each reference points to. */
		references: {
			fundId: "funds";
			reportingPeriodId: "reporting-periods";
		};
		recordActions: {};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	fairValue: {
		resource: "fair-values";
		record: FairValue;
		create: FairValueCreate;
		update: FairValueUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: "multipleOfCost" | "weightedSum";
		/** Stored, and set by the product alone. */
		readOnly: never;
		/** The resource that each reference points to. */
		references: {
			investmentId: "investments";
		};
		recordActions: {};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	fourEyesWaiver: {
		resource: "four-eyes-waivers";
		record: FourEyesWaiver;
		create: FourEyesWaiverCreate;
		update: FourEyesWaiverUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: "askedBy" | "canConfirm";
		/** Stored, and set by the product alone. */
		readOnly: "status" | "confirmedBy" | "confirmedAt";
		/** The resource that each reference points to. */
		references: {};
		recordActions: {
			confirm: FourEyesWaiverConfirm;
			end: FourEyesWaiverEnd;
		};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	fundManager: {
		resource: "fund-managers";
		record: FundManager;
		create: FundManagerCreate;
		update: FundManagerUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: never;
		/** Stored, and set by the product alone. */
		readOnly: never;
		/** The resource that each reference points to. */
		references: {};
		recordActions: {};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	fund: {
		resource: "funds";
		record: Fund;
		create: FundCreate;
		update: FundUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: "endsOn";
		/** Stored, and set by the product alone. */
		readOnly: never;
		/** The resource that each reference points to. */
		references: {
			managerId: "fund-managers";
			countryId: "countries";
			currencyId: "currencies";
			domicileId: "countries";
		};
		recordActions: {};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	investment: {
		resource: "investments";
		record: Investment;
		create: InvestmentCreate;
		update: InvestmentUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: "totalCommitment" | "invested" | "currentValue" | "valuedOn" | "holdingStatus";
		/** Stored, and set by the product alone. */
		readOnly: never;
		/** The resource that each reference points to. */
		references: {
			fundId: "funds";
			countryId: "countries";
			logoId: "documents";
			dealCurrencyId: "currencies";
		};
		recordActions: {};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	investorReport: {
		resource: "investor-reports";
		record: InvestorReport;
		create: InvestorReportCreate;
		update: InvestorReportUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: never;
		/** Stored, and set by the product alone. */
		readOnly: "status" | "releasedAt" | "documentId";
		/** The resource that each reference points to. */
		references: {
			fundId: "funds";
			reportingPeriodId: "reporting-periods";
			limitedPartnerId: "limited-partners";
			documentId: "documents";
		};
		recordActions: {
			release: InvestorReportRelease;
			releaseNewFile: InvestorReportReleaseNewFile;
			withdraw: InvestorReportWithdraw;
			remindUnread: InvestorReportRemindUnread;
		};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: "releaseNewFile" | "remindUnread";
	};
	invoice: {
		resource: "invoices";
		record: Invoice;
		create: InvoiceCreate;
		update: InvoiceUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: "totalWithVat" | "leftToPay";
		/** Stored, and set by the product alone. */
		readOnly: "status" | "feeFrom" | "feeTo" | "computedFee" | "offsetsCarriedForward" | "feeTrace";
		/** The resource that each reference points to. */
		references: {
			fundId: "funds";
			currencyId: "currencies";
		};
		recordActions: {
			approve: InvoiceApprove;
		};
		collectionActions: {
			approveAll: InvoiceApproveAll;
			proposeManagementFees: InvoiceProposeManagementFees;
		};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	limitedPartnerCommitment: {
		resource: "limited-partner-commitments";
		record: LimitedPartnerCommitment;
		create: LimitedPartnerCommitmentCreate;
		update: LimitedPartnerCommitmentUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: never;
		/** Stored, and set by the product alone. */
		readOnly: "limitedPartnerId" | "date" | "value" | "closingId" | "transferId";
		/** The resource that each reference points to. */
		references: {
			limitedPartnerId: "limited-partners";
			closingId: "closings";
			transferId: "transfers";
		};
		recordActions: {};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	limitedPartnerTransaction: {
		resource: "limited-partner-transactions";
		record: LimitedPartnerTransaction;
		create: LimitedPartnerTransactionCreate;
		update: LimitedPartnerTransactionUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: never;
		/** Stored, and set by the product alone. */
		readOnly: "limitedPartnerId" | "date" | "type" | "amount" | "impactOnUnfunded" | "shares" | "capitalMovementId" | "closingId" | "transferId" | "investmentFunding" | "managementFees" | "expensesPaidIn" | "expensesOutOfPaidIn" | "lateEntranceFee" | "returnOfCapital" | "distribution" | "recallableDistribution" | "realizedGain";
		/** The resource that each reference points to. */
		references: {
			limitedPartnerId: "limited-partners";
			capitalMovementId: "capital-movements";
			closingId: "closings";
			transferId: "transfers";
		};
		recordActions: {};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	limitedPartner: {
		resource: "limited-partners";
		record: LimitedPartner;
		create: LimitedPartnerCreate;
		update: LimitedPartnerUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: "totalCommitment" | "capitalCalled" | "capitalCalledPercent" | "distributed" | "recallableDistribution" | "remaining" | "shares";
		/** Stored, and set by the product alone. */
		readOnly: never;
		/** The resource that each reference points to. */
		references: {
			fundId: "funds";
			countryId: "countries";
			mainContactId: "contacts";
			bankAccountId: "bank-accounts";
		};
		recordActions: {};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	mail: {
		resource: "mails";
		record: Mail;
		create: MailCreate;
		update: MailUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: never;
		/** Stored, and set by the product alone. */
		readOnly: "event" | "recipient" | "subject" | "status" | "sentAt" | "attempts" | "lastError" | "nextAttemptAt" | "body" | "resource" | "recordId" | "occurrence" | "limitedPartnerId" | "contactId" | "guid" | "linkUntil" | "messageId";
		/** The resource that each reference points to. */
		references: {
			limitedPartnerId: "limited-partners";
			contactId: "contacts";
		};
		recordActions: {
			resend: MailResend;
		};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	notice: {
		resource: "notices";
		record: Notice;
		create: NoticeCreate;
		update: NoticeUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: never;
		/** Stored, and set by the product alone. */
		readOnly: "capitalMovementId" | "limitedPartnerId" | "number" | "edition" | "kind" | "amount" | "dueDate" | "paymentReference" | "issuedOn" | "status" | "superseded" | "attempts" | "nextAttemptAt" | "lastError" | "snapshot" | "snapshotHash" | "contentKey" | "contentHash" | "size";
		/** The resource that each reference points to. */
		references: {
			capitalMovementId: "capital-movements";
			limitedPartnerId: "limited-partners";
		};
		recordActions: {
			retry: NoticeRetry;
		};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	onboardingComment: {
		resource: "onboarding-comments";
		record: OnboardingComment;
		create: OnboardingCommentCreate;
		update: OnboardingCommentUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: never;
		/** Stored, and set by the product alone. */
		readOnly: "status" | "author" | "answerThen" | "reply" | "repliedBy" | "repliedAt";
		/** The resource that each reference points to. */
		references: {
			onboardingId: "onboardings";
		};
		recordActions: {
			reply: OnboardingCommentReply;
			settle: OnboardingCommentSettle;
			askAgain: OnboardingCommentAskAgain;
		};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	onboarding: {
		resource: "onboardings";
		record: Onboarding;
		create: OnboardingCreate;
		update: OnboardingUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: "dueDiligenceDocument" | "subscriptionDocument" | "selfCertification" | "controllingPersonSelfCertification" | "dueDiligenceProcedure" | "openRequests" | "awaitsInvestor" | "awaitedUntil";
		/** Stored, and set by the product alone. */
		readOnly: "status" | "statusDate" | "responsible" | "responsibleEmail" | "startDate" | "completionDate" | "remindedOn" | "revertedOn" | "limitedPartnerId";
		/** The resource that each reference points to. */
		references: {
			fundId: "funds";
			countryId: "countries";
			contactId: "contacts";
			limitedPartnerId: "limited-partners";
		};
		recordActions: {
			start: OnboardingStart;
			submitToInvestor: OnboardingSubmitToInvestor;
			signDueDiligence: OnboardingSignDueDiligence;
			saveAnswers: OnboardingSaveAnswers;
			saveParty: OnboardingSaveParty;
			removeParty: OnboardingRemoveParty;
			signPaper: OnboardingSignPaper;
			submitDueDiligence: OnboardingSubmitDueDiligence;
			confirmDueDiligence: OnboardingConfirmDueDiligence;
			signSubscription: OnboardingSignSubscription;
			submitSubscription: OnboardingSubmitSubscription;
			confirmSubscription: OnboardingConfirmSubscription;
			complete: OnboardingComplete;
			sendReminder: OnboardingSendReminder;
			revertStatus: OnboardingRevertStatus;
			abort: OnboardingAbort;
		};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: "saveAnswers" | "saveParty" | "removeParty" | "signPaper" | "sendReminder" | "revertStatus";
	};
	performanceReport: {
		resource: "performance-reports";
		record: PerformanceReport;
		create: PerformanceReportCreate;
		update: PerformanceReportUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: never;
		/** Stored, and set by the product alone. */
		readOnly: "reportingPeriodId" | "asOf" | "issuedOn" | "snapshot" | "snapshotHash";
		/** The resource that each reference points to. */
		references: {
			reportingPeriodId: "reporting-periods";
		};
		recordActions: {};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	portalAccess: {
		resource: "portal-accesses";
		record: PortalAccess;
		create: PortalAccessCreate;
		update: PortalAccessUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: never;
		/** Stored, and set by the product alone. */
		readOnly: "fundId" | "limitedPartnerId" | "contactId" | "firstName" | "lastName" | "email" | "phoneNumber" | "until" | "status" | "colleagueId" | "decidedBy" | "decidedAt" | "endedBy" | "endedAt";
		/** The resource that each reference points to. */
		references: {
			fundId: "funds";
			limitedPartnerId: "limited-partners";
			contactId: "contacts";
			colleagueId: "contacts";
		};
		recordActions: {
			grant: PortalAccessGrant;
			refuse: PortalAccessRefuse;
			revoke: PortalAccessRevoke;
		};
		collectionActions: {
			ask: PortalAccessAsk;
			end: PortalAccessEnd;
		};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	reportingPeriod: {
		resource: "reporting-periods";
		record: ReportingPeriod;
		create: ReportingPeriodCreate;
		update: ReportingPeriodUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: never;
		/** Stored, and set by the product alone. */
		readOnly: "status" | "signedOffBy" | "signedOffAt" | "signOffNote" | "reopenRequestedBy" | "reopenRequestedAt" | "reopenReason";
		/** The resource that each reference points to. */
		references: {
			fundId: "funds";
		};
		recordActions: {
			complete: ReportingPeriodComplete;
			publish: ReportingPeriodPublish;
			makeStatements: ReportingPeriodMakeStatements;
			remindUnread: ReportingPeriodRemindUnread;
			signOff: ReportingPeriodSignOff;
			reopen: ReportingPeriodReopen;
			requestReopen: ReportingPeriodRequestReopen;
		};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: "makeStatements" | "remindUnread" | "signOff" | "requestReopen";
	};
	serviceAccount: {
		resource: "service-accounts";
		record: ServiceAccount;
		create: ServiceAccountCreate;
		update: ServiceAccountUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: never;
		/** Stored, and set by the product alone. */
		readOnly: "status" | "expiresOn" | "keyMadeBy" | "keyMadeAt" | "lastUsedAt" | "accountId";
		/** The resource that each reference points to. */
		references: {
			accountId: "accounts";
		};
		recordActions: {
			revoke: ServiceAccountRevoke;
		};
		collectionActions: {
			makeKey: ServiceAccountMakeKey;
		};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	spreadsheetImport: {
		resource: "imports";
		record: SpreadsheetImport;
		create: SpreadsheetImportCreate;
		update: SpreadsheetImportUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: never;
		/** Stored, and set by the product alone. */
		readOnly: "fileName" | "resource" | "records" | "importedBy" | "status" | "recordIds";
		/** The resource that each reference points to. */
		references: {};
		recordActions: {
			takeBack: SpreadsheetImportTakeBack;
		};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	tenantDeletionRequest: {
		resource: "tenant-deletion-requests";
		record: TenantDeletionRequest;
		create: TenantDeletionRequestCreate;
		update: TenantDeletionRequestUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: never;
		/** Stored, and set by the product alone. */
		readOnly: "status" | "askedBy" | "deletableFrom";
		/** The resource that each reference points to. */
		references: {};
		recordActions: {
			withdraw: TenantDeletionRequestWithdraw;
		};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	tenantExport: {
		resource: "tenant-exports";
		record: TenantExport;
		create: TenantExportCreate;
		update: TenantExportUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: never;
		/** Stored, and set by the product alone. */
		readOnly: "status" | "askedBy" | "asOf" | "stepsDone" | "steps" | "megabytes" | "availableUntil" | "attempts" | "nextAttemptAt" | "lastError";
		/** The resource that each reference points to. */
		references: {};
		recordActions: {
			retry: TenantExportRetry;
		};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	tenant: {
		resource: "tenants";
		record: Tenant;
		create: TenantCreate;
		update: TenantUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: "deletionAskedBy" | "deletionReason" | "deletableFrom" | "canDelete";
		/** Stored, and set by the product alone. */
		readOnly: "status";
		/** The resource that each reference points to. */
		references: {};
		recordActions: {
			deleteData: TenantDeleteData;
		};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	transaction: {
		resource: "transactions";
		record: Transaction;
		create: TransactionCreate;
		update: TransactionUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: never;
		/** Stored, and set by the product alone. */
		readOnly: "capitalMovementId";
		/** The resource that each reference points to. */
		references: {
			fundId: "funds";
			invoiceId: "invoices";
			investmentId: "investments";
			currencyId: "currencies";
			capitalMovementId: "capital-movements";
		};
		recordActions: {};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	transfer: {
		resource: "transfers";
		record: Transfer;
		create: TransferCreate;
		update: TransferUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: "initialCommitment" | "resultCommitment";
		/** Stored, and set by the product alone. */
		readOnly: "status";
		/** The resource that each reference points to. */
		references: {
			fundId: "funds";
			sellerId: "limited-partners";
		};
		recordActions: {
			complete: TransferComplete;
			reopen: TransferReopen;
		};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	webhookDelivery: {
		resource: "webhook-deliveries";
		record: WebhookDelivery;
		create: WebhookDeliveryCreate;
		update: WebhookDeliveryUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: never;
		/** Stored, and set by the product alone. */
		readOnly: "webhookId" | "resource" | "recordId" | "recordVersion" | "operation" | "status" | "deliveredAt" | "attempts" | "lastError" | "nextAttemptAt" | "messageId";
		/** The resource that each reference points to. */
		references: {
			webhookId: "webhooks";
		};
		recordActions: {
			resend: WebhookDeliveryResend;
			cancel: WebhookDeliveryCancel;
		};
		collectionActions: {};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: never;
	};
	webhook: {
		resource: "webhooks";
		record: Webhook;
		create: WebhookCreate;
		update: WebhookUpdate;
		/** Worked out when a record is answered, never stored. */
		computed: never;
		/** Stored, and set by the product alone. */
		readOnly: "status" | "failingSince" | "disabledReason" | "secretMadeAt";
		/** The resource that each reference points to. */
		references: {};
		recordActions: {
			ping: WebhookPing;
			pause: WebhookPause;
			resume: WebhookResume;
		};
		collectionActions: {
			newSecret: WebhookNewSecret;
		};
		/** Actions of a record that change no state: what they do, code says. */
		codedActions: "ping";
	};
}
