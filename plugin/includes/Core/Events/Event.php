<?php
declare( strict_types=1 );

namespace Brolga\Core\Events;

/** Something that happened in a feature, usually that it stored something; the properties hold the details. */
interface Event {

	/** Runs the public WordPress action. Called once, after COMMIT. */
	public function announce(): void;
}
