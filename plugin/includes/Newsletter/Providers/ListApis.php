<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Providers;

use Brolga\Api\Newsletter\ListApi;
use Brolga\Core\Extensions\Extensions;
use Brolga\Core\Support\All;

/**
 * The available newsletter providers: those of this plugin and those that other plugins add.
 *
 * @see NEWS-36
 */
final class ListApis {

	/** @var array<string, ListApi>|null Null until first used. */
	private ?array $all = null;

	/** @param list<ListApi> $ours */
	public function __construct( #[All( ListApi::class )] private readonly array $ours ) {}

	/** @return array<string, ListApi> */
	public function all(): array {
		return $this->all ??= Extensions::all(
			ListApi::class,
			$this->ours,
			'brolga_newsletter_providers',
			static function (): mixed {
				/**
				 * Filters the newsletter providers that other plugins add. See docs/extending.md.
				 *
				 * @since 0.1.0
				 *
				 * @param list<\Brolga\Api\Newsletter\ListApi> $providers The providers of other plugins.
				 */
				return apply_filters( 'brolga_newsletter_providers', [] );
			}
		);
	}

	/** Returns the provider with a name; null if there is none, for example because its plugin is inactive. */
	public function find( string $name ): ?ListApi {
		return $this->all()[ $name ] ?? null;
	}

	public function label( string $name ): string {
		return $this->find( $name )?->label() ?? $name;
	}
}
