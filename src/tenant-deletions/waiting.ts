/**
 * So many days have to pass between the request and the deletion: every administrator sees the request in that time,
 * weekends and a short absence included, can withdraw it, and can export everything.
 */
export const WAITING_DAYS = 7
