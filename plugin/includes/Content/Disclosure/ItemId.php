<?php
declare( strict_types=1 );

namespace Brolga\Content\Disclosure;

use Brolga\Content\IdName;

/**
 * Gives each item a unique ID that can be linked to: the owner's anchor, or one from the title.
 *
 * @see ACC-12
 */
final class ItemId {

	private const PREFIX = 'item-';

	/** Used if the title contains no letter that is allowed in a slug. */
	private const UNNAMED = 'item';

	/** @var array<string, int> */
	private array $taken = [];

	public function of( string $anchor, string $title ): string {
		$id = IdName::of( $anchor );
		if ( '' === $id ) {
			$name = IdName::of( wp_strip_all_tags( $title ) );
			$id   = '' === $name ? self::UNNAMED : self::PREFIX . $name;
		}
		$this->taken[ $id ] = ( $this->taken[ $id ] ?? 0 ) + 1;
		return 1 === $this->taken[ $id ] ? $id : $id . '-' . $this->taken[ $id ];
	}
}
