<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

use Brolga\Core\Support\Constants;
use Brolga\Core\Support\ErrorKey;
use Closure;

/**
 * What a public route requires of a request. Gate checks it in the order size, origin, signature, rate, schema.
 *
 * @see REST-2 REST-3 REST-21
 */
final class PublicRoute {

	/**
	 * @param non-falsy-string $name The path below the namespace; for other entry points, the name of the
	 *     action, block or file.
	 * @param int|null $bytes The largest size of a request; null: unlimited.
	 * @param bool $own_pages Whether requests from other sites' pages are refused.
	 * @param Signature|null $signature The required token.
	 * @param Rate|null $rate The limit per IP address.
	 * @param string $schema The name of the body's schema in plugin/contracts/schemas.
	 * @param array<string, array<string, mixed>> $args Schemas of parameters by name, as for
	 *     register_rest_route().
	 * @param bool $is_exact Whether a body with unknown names is refused.
	 * @param Closure|null $shape Validates a body where little of WordPress is loaded.
	 * @param ErrorKey $unreadable The error for a body that is not JSON.
	 * @param Refusals $refusals The format of errors.
	 * @param int $fresh Seconds for which caches may store the response; 0: not at all.
	 * @param 'GET'|'POST' $method
	 * @phpstan-param (Closure( array<array-key, mixed> ): bool)|null $shape
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $method = 'POST',
		public readonly ?int $bytes = Constants::FORM_MAX_REQUEST_BYTES,
		public readonly bool $own_pages = true,
		public readonly ?Signature $signature = null,
		public readonly ?Rate $rate = null,
		public readonly string $schema = '',
		private readonly array $args = [],
		private readonly bool $is_exact = false,
		public readonly ?Closure $shape = null,
		public readonly ErrorKey $unreadable = ErrorKey::BadToken,
		public readonly Refusals $refusals = Refusals::Calls,
		public readonly int $fresh = 0,
		public readonly Edge $edge = Edge::Rest
	) {}

	/**
	 * Makes a GET route that anybody may call, with no token and from any site, because its
	 * response is the same for everybody and changes nothing.
	 *
	 * @param non-falsy-string $name The path below the namespace.
	 * @param array<string, array<string, mixed>> $args Schemas of parameters by name.
	 * @param int $fresh Seconds for which caches may store the response.
	 */
	public static function open( string $name, ?Rate $rate = null, array $args = [], int $fresh = 0 ): self {
		return new self( $name, 'GET', bytes: null, own_pages: false, rate: $rate, args: $args, fresh: $fresh );
	}

	/**
	 * Copies the requirements for another entry point, which uses other field names and no JSON.
	 *
	 * @param string $field The token's name there; empty: the same.
	 * @param non-falsy-string $name
	 */
	public function at( Edge $edge, string $name, string $field = '' ): self {
		$signature = '' === $field ? $this->signature : $this->signature?->named( $field );
		return new self(
			$name,
			$this->method,
			$this->bytes,
			$this->own_pages,
			$signature,
			$this->rate,
			shape: $this->shape,
			edge: $edge
		);
	}

	/** @return array<string, array<string, mixed>> */
	public function args(): array {
		return '' === $this->schema ? $this->args : Schemas::args( $this->schema );
	}

	/** @return array<string, mixed> */
	public function body(): array {
		if ( '' !== $this->schema ) {
			return Schemas::get( $this->schema );
		}
		return [] === $this->args ? [] : [
			'type'                 => 'object',
			'properties'           => $this->args,
			'additionalProperties' => ! $this->is_exact,
		];
	}
}
