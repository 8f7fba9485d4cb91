<?php
declare( strict_types=1 );

namespace Brolga\Core\Events;

/** Answers questions of other features. */
interface Answerer {

	public function answer( Question $question ): void;
}
