<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Providers;

use Brolga\Core\Extensions\Extensions;
use Brolga\Core\Support\All;

/**
 * The providers of lists, ours and those of other plugins.
 *
 * @see NEWS-36
 */
final class ListApis {

	/** @var array<string, ListApi>|null Null: nobody has asked. */
	private ?array $all = null;

	/**
	 * @param list<ListApi> $ours In the order of the screens.
	 */
	public function __construct( #[All( ListApi::class )] private readonly array $ours ) {}

	/**
	 * All of them, by name.
	 *
	 * @return array<string, ListApi>
	 */
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
				 * @param list<\Brolga\Newsletter\Providers\ListApi> $providers The providers of other plugins.
				 */
				return apply_filters( 'brolga_newsletter_providers', [] );
			}
		);
	}

	/**
	 * Who speaks to a provider; null: nobody, as where the plugin that did is off.
	 *
	 * @param string $name The provider.
	 */
	public function find( string $name ): ?ListApi {
		return $this->all()[ $name ] ?? null;
	}

	/**
	 * What people call a provider; one that nobody speaks to has its name alone.
	 *
	 * @param string $name The provider.
	 */
	public function label( string $name ): string {
		return $this->find( $name )?->label() ?? $name;
	}
}
