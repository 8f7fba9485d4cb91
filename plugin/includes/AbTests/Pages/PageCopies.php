<?php
declare( strict_types=1 );

namespace Brolga\AbTests\Pages;

use Brolga\AbTests\Registry\EditorParts;
use Brolga\AbTests\Registry\PagePair;
use Brolga\AbTests\Registry\TestRepository;
use Brolga\Core\Rest\Controller;
use Brolga\Core\Rest\ProtectedRoutes;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\Roles;
use Brolga\Core\Support\Saver;
use WP_Error;
use WP_Post;
use WP_REST_Request;
use WP_REST_Response;

/**
 * Copies a page, so that the copy can be changed and tested against the original. The copy is
 * published at once, because both pages of a test must be, but does not appear in lists of pages.
 *
 * @see AB-173
 */
final class PageCopies implements Controller, Module {

	/** Meta keys that belong to the original page alone and do not affect its content. */
	private const NOT_COPIED = '/^_(?:brolga|edit|wp_old|wp_trash|pingme|encloseme)/';

	public function register(): void {
		add_filter( 'display_post_states', self::states( ... ), 10, 2 );
		add_filter( 'get_pages', self::without_copies( ... ) );
	}

	public function add_routes(): void {
		( new ProtectedRoutes( Roles::MANAGE_TESTS ) )->open( '/tests/copies', 'POST', $this->copy( ... ), '', [
			'page' => [
				'description' => __( 'The ID of the page to copy.', 'brolga' ),
				'type'        => 'integer',
				'minimum'     => 1,
				'required'    => true,
			],
		] );
	}

	/**
	 * Copies a published page, so that the copy can be changed and tested against it. Also requires permission to
	 * edit and to publish pages.
	 *
	 * @phpstan-param WP_REST_Request<array<string, mixed>> $request
	 */
	private function copy( WP_REST_Request $request ): WP_REST_Response|WP_Error {
		$id   = is_int( $request['page'] ) ? $request['page'] : 0;
		$page = get_post( $id );
		if ( ! $page instanceof WP_Post || 'page' !== $page->post_type ) {
			return self::error( 'brolga_no_page', __( 'Only pages can be duplicated as a variant.', 'brolga' ), 404 );
		}
		if ( ! current_user_can( 'edit_post', $id ) || ! current_user_can( 'publish_pages' ) ) {
			return self::error(
				'brolga_may_not_copy',
				__( 'You are not allowed to publish pages. Ask an administrator for permission.', 'brolga' ),
				403
			);
		}
		if ( 'publish' !== $page->post_status || '' !== $page->post_password ) {
			return self::error(
				'brolga_not_published',
				__( 'Publish the page first, without a password. Then you can test it against a copy.', 'brolga' ),
				409
			);
		}
		$copy = self::made( $page );
		if ( $copy instanceof WP_Error ) {
			return $copy;
		}
		update_option( TestRepository::HAS_ANY, '1', true );
		$problem = PagePair::read( $id, EditorParts::next_number( $page ), [ 'rival' => $copy ] )?->problem();
		if ( null !== $problem ) {
			wp_delete_post( $copy, true );
			return self::error( 'brolga_no_page_test', $problem->label(), 409 );
		}
		return new WP_REST_Response( [
			'id'    => $copy,
			'title' => html_entity_decode( get_the_title( $copy ), ENT_QUOTES, 'UTF-8' ),
			'edit'  => (string) get_edit_post_link( $copy, 'raw' ),
		], 201 );
	}

	/** Creates the copy. It keeps the title, because visitors will see it. */
	private static function made( WP_Post $page ): int|WP_Error {
		$copied = [];
		$data   = get_post_meta( $page->ID );
		foreach ( array_keys( is_array( $data ) ? $data : [] ) as $name ) {
			if ( 1 !== preg_match( self::NOT_COPIED, (string) $name ) ) {
				$copied[ $name ] = wp_slash( get_post_meta( $page->ID, (string) $name, true ) );
			}
		}
		// As the site, because the copy's forms must keep the original's settings.
		return Saver::as_site( static fn (): int|WP_Error => wp_insert_post(
			[
				'post_type'      => $page->post_type,
				'post_status'    => 'publish',
				'post_title'     => wp_slash( $page->post_title ),
				'post_name'      => "{$page->post_name}-b",
				'post_content'   => wp_slash( $page->post_content ),
				'post_excerpt'   => wp_slash( $page->post_excerpt ),
				'post_parent'    => $page->post_parent,
				'menu_order'     => $page->menu_order,
				'comment_status' => $page->comment_status,
				'ping_status'    => $page->ping_status,
				'meta_input'     => $copied + [ PagePair::COPY_META => $page->ID ],
			],
			true
		) );
	}

	private static function error( string $code, string $message, int $status ): WP_Error {
		return new WP_Error( $code, $message, [ 'status' => $status ] );
	}

	/** Names the original next to a copy in the list of pages, since both may have the same title. */
	private static function states( mixed $states, WP_Post $post ): mixed {
		$page = self::original( $post->ID );
		if ( ! is_array( $states ) || 0 === $page ) {
			return $states;
		}
		/* translators: %s: the title of a page. */
		$states['brolga_variant'] = sprintf( __( 'Variant B of “%s”', 'brolga' ), get_the_title( $page ) );
		return $states;
	}

	/** Hides copies and second pages of tests in lists of pages, such as menus that show all pages. */
	private static function without_copies( mixed $pages ): mixed {
		// PERF-8: a site without tests needs no further query.
		$has_tests = '1' === ( wp_load_alloptions()[ TestRepository::HAS_ANY ] ?? '' );
		if ( ! is_array( $pages ) || is_admin() || ! $has_tests ) {
			return $pages;
		}
		update_meta_cache( 'post', array_map(
			static fn ( WP_Post $page ): int => $page->ID,
			array_values( array_filter( $pages, static fn ( mixed $page ): bool => $page instanceof WP_Post ) )
		) );
		return array_values( array_filter(
			$pages,
			static fn ( mixed $page ): bool => ! $page instanceof WP_Post || 0 === self::original( $page->ID )
		) );
	}

	/** Returns the ID of the page that this page is tested against or was copied from; 0 if none. */
	private static function original( int $copy ): int {
		$pair = PagePair::against( $copy );
		if ( null !== $pair ) {
			return $pair->key->post;
		}
		$page = get_post_meta( $copy, PagePair::COPY_META, true );
		return is_numeric( $page ) && get_post( (int) $page ) instanceof WP_Post ? (int) $page : 0;
	}
}
