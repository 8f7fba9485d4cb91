<?php
declare( strict_types=1 );

namespace Brolga\Spam\Wording;

/**
 * What the owner's judgement of a message teaches the spam filter.
 *
 * @see SPAM-32
 */
enum TrainingLabel: string {

	case Nothing = '';
	case Honest  = 'honest';
	case Spam    = 'spam';
}
