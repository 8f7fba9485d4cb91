<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

use Brolga\Core\Database\StorageUnavailable;
use Brolga\Core\Security\ClientIp;
use Brolga\Core\Security\Hmac;
use Brolga\Core\Security\RateLimiter;
use Brolga\Core\Support\ErrorKey;
use Brolga\Core\Support\InvalidToken;
use WP_Error;

/**
 * Checks a public request against its route's requirements: size, origin, signature, rate, schema.
 * Cheap checks come first, and the content is not inspected before the token proves that a page of
 * the site sent the request.
 *
 * @see REST-2
 */
final class Gate {

	public function __construct(
		private readonly Hmac $hmac,
		private readonly RateLimiter $limiter,
		private readonly ClientIp $client
	) {}

	public function ask( PublicRoute $route, PublicCall $call ): Admission {
		$refusal = self::outside( $route, $call );
		if ( null !== $refusal ) {
			return Admission::refused( $refusal );
		}
		try {
			[ $signed, $about ] = $route->signature?->read( $this->hmac, $call->body ) ?? [ '', '' ];
		} catch ( InvalidToken ) {
			return Admission::refused( ErrorKey::BadToken );
		} catch ( StorageUnavailable ) {
			return Admission::refused( ErrorKey::Unavailable );
		}
		return $this->inside( $route, $call, $signed, $about );
	}

	private static function outside( PublicRoute $route, PublicCall $call ): ?ErrorKey {
		return match ( true ) {
			null !== $route->bytes && $call->bytes > $route->bytes => ErrorKey::TooLarge,
			$route->own_pages && $call->is_foreign()               => ErrorKey::ForeignOrigin,
			! $call->is_readable                                   => $route->unreadable,
			default                                                => null,
		};
	}

	private function inside( PublicRoute $route, PublicCall $call, string $signed, string $about ): Admission {
		try {
			$rate = null === $route->rate
				? null
				: $this->limiter->hit(
					$route->rate->key( $about ),
					$this->client->hashed_bucket(),
					$route->rate->allowance
				);
		} catch ( StorageUnavailable ) {
			return Admission::refused( ErrorKey::Unavailable, $signed, $about );
		}
		if ( null !== $rate && ! $rate->allowed ) {
			return Admission::refused( ErrorKey::TooMany, $signed, $about, $rate->retry_after );
		}
		return self::fits( $route, $call )
			? Admission::granted( $signed, $about )
			: Admission::refused( ErrorKey::BadRequest, $signed, $about );
	}

	private static function fits( PublicRoute $route, PublicCall $call ): bool {
		if ( null !== $route->shape ) {
			return ( $route->shape )( $call->body );
		}
		if ( ! $call->is_json ) {
			return null === $call->misfit;
		}
		$schema = $route->body();
		return [] === $schema || ! rest_validate_value_from_schema( $call->body, $schema ) instanceof WP_Error;
	}
}
