<?php
declare( strict_types=1 );

namespace Brolga\Content;

/**
 * Gives each tab of a page its id: `tab-{name}`, where the name is the owner's
 * anchor or made of the label, and no two are the same.
 *
 * @see TABS-4
 */
final class TabName {

	private const PREFIX = 'tab-';

	/** @var array<string, int> */
	private array $taken = [];

	/**
	 * @param string $anchor The owner's anchor, with or without the prefix.
	 * @param string $label  The tab's label.
	 */
	public function id( string $anchor, string $label ): string {
		$name = IdName::of( '' !== $anchor ? $anchor : wp_strip_all_tags( $label ) );
		$name = '' === $name ? 'panel' : $name;
		$id   = str_starts_with( $name, self::PREFIX ) ? $name : self::PREFIX . $name;

		$this->taken[ $id ] = ( $this->taken[ $id ] ?? 0 ) + 1;
		return 1 === $this->taken[ $id ] ? $id : $id . '-' . $this->taken[ $id ];
	}
}
