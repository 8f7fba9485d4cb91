<?php
declare( strict_types=1 );

namespace Brolga\Api\Forms;

/**
 * A field type that a script module checks while the visitor types. The module says what is wrong
 * by `setCustomValidity()` of the control; problem() has the last word on the server.
 *
 * @since 0.1.0
 * @see EXT-826
 */
interface ChecksInBrowser extends CustomFieldType {

	/** Returns the id of a registered script module, for pages with such a field. */
	public function script(): string;
}
