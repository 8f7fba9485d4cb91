<?php
declare( strict_types=1 );

namespace Brolga\Popups;

use Brolga\Popups\Settings\DisplayConditions;
use Brolga\Popups\Settings\PopupType;
use Brolga\Popups\Stored\Fields;
use WP_Post;

/**
 * The published popups and their conditions, in an autoloaded option, so that pages without popups need no
 * query.
 *
 * @see POPUP-35
 *
 * @phpstan-import-type Stored from DisplayConditions
 */
final class PublishedPopups {

	/** The option that stores the list. An array is current; a string means it must be rebuilt. */
	public const OPTION = 'brolga_popups';

	private const STALE = 'stale';

	private const MOST = 200;

	/** @return array<int, array{slug: string, conditions: DisplayConditions}> */
	public function all(): array {
		$kept = get_option( self::OPTION, [] );
		$kept = self::STALE === $kept ? $this->make() : $kept;
		$all  = [];
		foreach ( is_array( $kept ) ? $kept : [] as $id => $one ) {
			if ( is_int( $id ) && is_array( $one ) ) {
				$all[ $id ] = [
					'slug'       => is_string( $one['slug'] ?? null ) ? $one['slug'] : '',
					'conditions' => DisplayConditions::of( $one['conditions'] ?? [] ),
				];
			}
		}
		return $all;
	}

	public function forget(): void {
		update_option( self::OPTION, self::STALE, true );
	}

	/**
	 * Rebuilds the list. Popups with a password are left out, because visitors would never be asked for it.
	 *
	 * @return array<int, array{slug: string, conditions: Stored}>
	 */
	private function make(): array {
		$list = [];
		foreach (
			get_posts(
				[
					'post_type'    => PopupType::POST_TYPE,
					'post_status'  => 'publish',
					'has_password' => false,
					'numberposts'  => self::MOST,
					'orderby'      => 'ID',
					'order'        => 'ASC',
				]
			) as $popup
		) {
			if ( $popup instanceof WP_Post ) {
				$list[ $popup->ID ] = [
					'slug'       => $popup->post_name,
					'conditions' => DisplayConditions::of(
						get_post_meta( $popup->ID, Fields::CONDITIONS, true )
					)->stored,
				];
			}
		}
		update_option( self::OPTION, $list, true );
		return $list;
	}
}
