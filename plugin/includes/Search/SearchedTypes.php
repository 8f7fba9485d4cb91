<?php
declare( strict_types=1 );

namespace Brolga\Search;

/**
 * The kinds of posts that a search looks through: public ones that their
 * makers have not excluded.
 *
 * @see SEARCH-8
 */
final class SearchedTypes {

	/**
	 * Their names, by slug.
	 *
	 * @return array<string, string>
	 */
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
	 * Those that a search is limited to.
	 *
	 * @param string $wanted A kind's slug; anything else stands for all of them.
	 * @return list<string>
	 */
	public function within( string $wanted ): array {
		$all = array_keys( $this->names() );
		return in_array( $wanted, $all, true ) ? [ $wanted ] : $all;
	}
}
