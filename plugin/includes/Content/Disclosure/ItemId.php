<?php
/**
 * The address of an accordion's item.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Content\Disclosure;

use Brolga\Content\IdName;

/**
 * Gives each item of a page an id, so that it can be linked to: the owner's
 * anchor, else one made of the title, and no two are the same.
 *
 * @see ACC-12
 */
final class ItemId {

	private const PREFIX = 'item-';

	/** What an item is called whose title has no letter that an address is made of. */
	private const UNNAMED = 'item';

	/** @var array<string, int> */
	private array $taken = [];

	/**
	 * @param string $anchor The owner's anchor.
	 * @param string $title  The item's title.
	 */
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
