<?php
declare( strict_types=1 );

namespace Brolga\Api\Settings;

/**
 * A section that says more about its form than a schema can: groups, choices with a sentence each,
 * and when a field is shown. Without it, a section is displayed from the titles in its schema.
 *
 * @since 0.1.0
 * @see OUTBOX-840
 */
interface DescribesForm {

	/** Unlike schema(), it is only called for the Settings screen, so its texts are translated. */
	public function form(): SectionForm;
}
