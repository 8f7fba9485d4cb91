<?php
declare( strict_types=1 );

namespace Brolga\Core\Events;

/**
 * What has happened in a feature: mostly, what it has stored. Its readonly
 * properties say what.
 */
interface Event {

	/**
	 * Tells WordPress, by an action. Called once, after what happened is stored
	 * for good.
	 */
	public function announce(): void;
}
