<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\InvalidToken;
use Closure;
use InvalidArgumentException;

/**
 * The token that a public request has to bring: something of ours that was
 * signed for this.
 *
 * @see TOKEN-2 TOKEN-4
 */
final class Signature {

	/**
	 * @param string       $field   The name it is sent by.
	 * @param string       $purpose What it was signed for.
	 * @param Closure|null $about   Says what the token is about, and throws where it does not fit what was sent
	 *                              beside it; null: the token of any page of ours, which is about nothing.
	 * @phpstan-param (Closure( string, array<array-key, mixed> ): string)|null $about
	 */
	public function __construct(
		public readonly string $field,
		public readonly string $purpose,
		private readonly ?Closure $about = null
	) {}

	/**
	 * The same, sent by another name.
	 *
	 * @param string $field The name.
	 */
	public function named( string $field ): self {
		return new self( $field, $this->purpose, $this->about );
	}

	/**
	 * Reads the token of a request.
	 *
	 * @param Hmac                    $hmac   Verifies it.
	 * @param array<array-key, mixed> $values What was sent.
	 * @return array{string, string} What was signed, and what that is about.
	 *
	 * @throws InvalidToken       When it is not ours, is too old, or does not fit the rest.
	 */
	public function read( Hmac $hmac, array $values ): array {
		$token   = $values[ $this->field ] ?? '';
		$payload = $hmac->verify( $this->purpose, is_string( $token ) ? $token : '' );
		if ( null === $this->about ) {
			return '' === $payload ? [ '', '' ] : throw InvalidToken::forged();
		}
		try {
			return [ $payload, ( $this->about )( $payload, $values ) ];
		} catch ( InvalidArgumentException ) {
			throw InvalidToken::malformed();
		}
	}
}
