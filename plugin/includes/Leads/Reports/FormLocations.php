<?php
declare( strict_types=1 );

namespace Brolga\Leads\Reports;

use Brolga\Forms\Definition\FormNames;
use Brolga\Forms\Definition\FormReader;
use Brolga\Forms\Source\FormSource;
use Brolga\Forms\Source\SourceKind;
use InvalidArgumentException;
use WP_Block_Template;
use WP_Post;

/**
 * Finds the published pages that contain a form, and the links to edit and view them.
 *
 * @see LEAD-54
 *
 * @phpstan-type Place array{title: string, edit: string, view: string}
 */
final class FormLocations {

	private const MOST = 200;

	/** @return array<string, array{title: string, source: string, places: int}> With 0 for any number of places. */
	public function saved(): array {
		$posts = get_posts(
			[
				'post_type'              => array_values( get_post_types( [ 'public' => true ] ) ),
				'post_status'            => 'publish',
				's'                      => 'wp:' . FormReader::FORM_BLOCK,
				'sentence'               => true,
				'search_columns'         => [ 'post_content' ],
				'orderby'                => 'ID',
				'order'                  => 'ASC',
				'posts_per_page'         => self::MOST,
				'update_post_meta_cache' => false,
				'update_post_term_cache' => false,
			]
		);
		$forms = [];
		foreach ( $posts as $post ) {
			$source = FormSource::of( SourceKind::Post, $post->ID )->format();
			$found  = FormReader::titles_and_places( parse_blocks( $post->post_content ) );
			foreach ( $found as $uid => [ $title, $places ] ) {
				$forms[ (string) $uid ] ??= [
					'title'  => $title,
					'source' => $source,
					'places' => $places,
				];
			}
		}
		return $forms;
	}

	/** @phpstan-return Place|null */
	public function of( string $source, string $visited ): ?array {
		try {
			$place = FormSource::parse( $source );
		} catch ( InvalidArgumentException ) {
			return null;
		}
		return $place->kind->is_post() ? self::post( $place, $visited ) : self::template( $place, $visited );
	}

	/** @phpstan-return Place|null */
	private static function post( FormSource $place, string $visited ): ?array {
		$post = get_post( $place->post_id() );
		if ( ! $post instanceof WP_Post || 'trash' === $post->post_status ) {
			return null;
		}
		$address = is_post_publicly_viewable( $post ) ? (string) get_permalink( $post ) : '';
		return [
			'title' => FormNames::place( $place ),
			'edit'  => (string) get_edit_post_link( $post, 'raw' ),
			'view'  => '' === $address && SourceKind::Post !== $place->kind ? $visited : $address,
		];
	}

	/** @phpstan-return Place|null */
	private static function template( FormSource $place, string $visited ): ?array {
		$type     = $place->kind->template_type();
		$template = get_block_template( $place->name, $type );
		if ( ! $template instanceof WP_Block_Template ) {
			return null;
		}
		return [
			'title' => $template->title,
			'edit'  => current_user_can( 'edit_theme_options' )
				? admin_url( 'site-editor.php?p=' . rawurlencode( "/{$type}/{$place->name}" ) . '&canvas=edit' )
				: '',
			'view'  => $visited,
		];
	}
}
