/** The row is not there, or this session may not touch it: the database answers both in the same way. */
export class RowGone extends Error {
	override name = "RowGone";
}
