<?php
declare( strict_types=1 );

namespace Brolga\Demo;

/**
 * What the owner has allowed the import beyond adding pages: each changes
 * something that is there already, or adds to their inbox.
 */
final class Choices {

	/**
	 * @param bool $front   The demo's home becomes the front page, its journal the page of posts.
	 * @param bool $look    Title, logo, date format, menu, header and footer are the demo's.
	 * @param bool $samples WordPress' own sample post and page go into the bin.
	 * @param bool $leads   Sample enquiries and subscribers are added.
	 */
	public function __construct(
		public readonly bool $front = false,
		public readonly bool $look = false,
		public readonly bool $samples = false,
		public readonly bool $leads = false
	) {}

	/**
	 * All of it: a site that is there for the demo.
	 */
	public static function everything(): self {
		return new self( true, true, true, true );
	}

	/**
	 * Reads what was stored or sent; what is not said is not allowed.
	 *
	 * @param array<array-key, mixed> $told By name.
	 */
	public static function of( array $told ): self {
		$is = static fn ( string $name ): bool => true === ( $told[ $name ] ?? false );
		return new self( $is( 'front' ), $is( 'look' ), $is( 'samples' ), $is( 'leads' ) );
	}

	/**
	 * As it is stored.
	 *
	 * @return array<string, bool>
	 */
	public function to_array(): array {
		return [
			'front'   => $this->front,
			'look'    => $this->look,
			'samples' => $this->samples,
			'leads'   => $this->leads,
		];
	}
}
