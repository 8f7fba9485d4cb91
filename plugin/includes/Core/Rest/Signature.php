<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

use Brolga\Core\Security\Hmac;
use Brolga\Core\Support\InvalidToken;
use Closure;
use InvalidArgumentException;

/**
 * The signed token that a public request must have.
 *
 * @see TOKEN-2 TOKEN-4
 */
final class Signature {

	/**
	 * @param string $field The name of the field with the token.
	 * @param string $purpose The purpose for which the token was signed.
	 * @param Closure|null $about Returns what the token is about, and throws if the other fields do not
	 *     match it; null: the general token of all pages.
	 * @phpstan-param (Closure( string, array<array-key, mixed> ): string)|null $about
	 */
	public function __construct(
		public readonly string $field,
		public readonly string $purpose,
		private readonly ?Closure $about = null
	) {}

	public function named( string $field ): self {
		return new self( $field, $this->purpose, $this->about );
	}

	/**
	 * Verifies the token of a request.
	 *
	 * @param array<array-key, mixed> $values
	 * @return array{string, string} The token's payload, and what it is about.
	 * @throws InvalidToken If the token is forged, expired, or does not match the other fields.
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
