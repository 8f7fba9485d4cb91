<?php
declare( strict_types=1 );

namespace Brolga\Core\Rest;

use Brolga\Core\Support\Constants;
use Brolga\Core\Support\ErrorKey;
use Closure;

/**
 * What a public route demands of a request. Gate checks it in one order: size,
 * origin, signature, rate, schema.
 *
 * @see REST-2 REST-3 REST-21
 */
final class PublicRoute {

	/**
	 * @param non-falsy-string  $name       Its path below the namespace; elsewhere the action, block or file.
	 * @param 'GET'|'POST'      $method     How it is asked.
	 * @param int|null          $bytes      How long a request may be; null: nobody looks.
	 * @param bool              $own_pages  Whether no other site's page may ask.
	 * @param Signature|null    $signature  What has to be signed.
	 * @param Rate|null         $rate       How often an address may ask.
	 * @param string            $schema     The schema of its body, of plugin/contracts/schemas.
	 * @param array<string, array<string, mixed>> $args Schemas of what is sent, by name, as register_rest_route() takes
	 *                                                  them.
	 * @param bool              $is_exact   Whether a body with other names is refused.
	 * @param Closure|null      $shape      Says whether a body fits, where little of WordPress is loaded.
	 * @param ErrorKey          $unreadable Why a body that is no JSON is refused: it has no token, for one.
	 * @param Refusals          $refusals   In which words it refuses.
	 * @param int               $fresh      Seconds for which caches may keep what it answers; 0: nothing keeps it.
	 * @param Edge              $edge       Where it is asked.
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
	 * Demands nothing: what it answers depends on nobody and changes nothing.
	 *
	 * @param non-falsy-string $name  Its path below the namespace.
	 * @param Rate|null        $rate  How often an address may ask.
	 * @param array<string, array<string, mixed>> $args What it is asked, by name.
	 * @param int              $fresh Seconds for which caches may keep what it answers.
	 */
	public static function open( string $name, ?Rate $rate = null, array $args = [], int $fresh = 0 ): self {
		return new self( $name, 'GET', bytes: null, own_pages: false, rate: $rate, args: $args, fresh: $fresh );
	}

	/**
	 * The same at another edge. What is sent there has other names, and no JSON.
	 *
	 * @param Edge             $edge  Where.
	 * @param non-falsy-string $name  Its name there.
	 * @param string           $field The token's name there; empty: the same.
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

	/**
	 * Its arguments, as register_rest_route() takes them.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function args(): array {
		return '' === $this->schema ? $this->args : Schemas::args( $this->schema );
	}

	/**
	 * The schema of its body; empty: any will do.
	 *
	 * @return array<string, mixed>
	 */
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
