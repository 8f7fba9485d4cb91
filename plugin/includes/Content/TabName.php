<?php
declare( strict_types=1 );

namespace Brolga\Content;

/**
 * Gives each tab of a page a unique id: `tab-` followed by the owner's anchor or the label.
 *
 * @see TABS-4
 */
final class TabName {

	private const PREFIX = 'tab-';

	/** @var array<string, int> How often each id was requested. */
	private array $taken = [];

	public function id( string $anchor, string $label ): string {
		$name = IdName::of( '' !== $anchor ? $anchor : wp_strip_all_tags( $label ) );
		$name = '' === $name ? 'panel' : $name;
		$id   = str_starts_with( $name, self::PREFIX ) ? $name : self::PREFIX . $name;

		$this->taken[ $id ] = ( $this->taken[ $id ] ?? 0 ) + 1;
		return 1 === $this->taken[ $id ] ? $id : $id . '-' . $this->taken[ $id ];
	}
}
