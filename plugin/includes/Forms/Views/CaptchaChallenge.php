<?php
declare( strict_types=1 );

namespace Brolga\Forms\Views;

use Brolga\Core\Support\Digits;
use Brolga\Core\Support\Text;

/**
 * A sum that was asked.
 */
final class CaptchaChallenge {

	public function __construct(
		public readonly int $first,
		public readonly int $second,
		public readonly string $nonce,
		public readonly string $token
	) {}

	/**
	 * Whether an answer is the sum, written as people write it.
	 *
	 * @param string $answer As the visitor typed it, in digits of any script.
	 */
	public function is_solved_by( string $answer ): bool {
		return (string) ( $this->first + $this->second ) === Digits::ascii( Text::trim( Text::visible( $answer ) ) );
	}
}
