<?php
declare( strict_types=1 );

namespace Brolga\Forms\Views;

use Brolga\Core\Support\Digits;
use Brolga\Core\Support\Text;

/** Two numbers whose sum a visitor has to type. */
final class CaptchaChallenge {

	public function __construct(
		public readonly int $first,
		public readonly int $second,
		public readonly string $nonce,
		public readonly string $token
	) {}

	/** @param string $answer May be in the digits of any script. */
	public function is_solved_by( string $answer ): bool {
		return (string) ( $this->first + $this->second ) === Digits::ascii( Text::trim( Text::visible( $answer ) ) );
	}
}
