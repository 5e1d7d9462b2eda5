/** The three forms in which one snapshot goes out. */
export const NOTICE_FORMATS = ['pdf', 'xlsx', 'json'] as const
export type NoticeFormat = (typeof NOTICE_FORMATS)[number]
