<?php
declare( strict_types=1 );

namespace Brolga\Search;

/**
 * The post types that are searched: viewable ones that are not excluded from search, without attachments.
 *
 * @see SEARCH-8
 */
final class SearchedTypes {

	/** @return array<string, string> */
	public function names(): array {
		$names = [];
		foreach ( get_post_types( [ 'exclude_from_search' => false ], 'objects' ) as $type ) {
			if ( is_post_type_viewable( $type ) && 'attachment' !== $type->name ) {
				$name                 = $type->labels->singular_name;
				$names[ $type->name ] = is_string( $name ) ? $name : $type->label;
			}
		}
		return $names;
	}

	/**
	 * @param string $wanted A post type; an unknown one stands for all.
	 * @return list<string>
	 */
	public function within( string $wanted ): array {
		$all = array_keys( $this->names() );
		return in_array( $wanted, $all, true ) ? [ $wanted ] : $all;
	}
}
