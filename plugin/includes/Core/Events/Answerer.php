<?php
declare( strict_types=1 );

namespace Brolga\Core\Events;

/**
 * Answers questions of other features.
 */
interface Answerer {

	/**
	 * Adds what is known to a question.
	 *
	 * @param Question $question Of a class that the feature named it for.
	 */
	public function answer( Question $question ): void;
}
