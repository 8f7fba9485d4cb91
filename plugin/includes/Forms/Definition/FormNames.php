<?php
declare( strict_types=1 );

namespace Brolga\Forms\Definition;

use Brolga\Forms\Source\FormId;
use Brolga\Forms\Source\FormSource;
use InvalidArgumentException;
use WP_Block_Template;
use WP_Post;

/**
 * What a form is called wherever its owner meets it: by its own name, else by
 * that of the page, popup, pattern or template it stands in. It is the name of
 * today, also of a lead of last year; what is gone keeps the name it had.
 *
 * @see LEAD-55
 */
final class FormNames {

	public function __construct( private readonly FormLocator $locator ) {}

	/**
	 * The name of a form that is known by its own.
	 *
	 * @param string     $own    The name that its owner gave it; may be empty.
	 * @param FormSource $source Where it stands.
	 */
	public function name( string $own, FormSource $source ): string {
		return '' === $own ? self::place( $source ) : $own;
	}

	/**
	 * The name of a form that something came from.
	 *
	 * @param string $source As FormSource::format() wrote it.
	 * @param string $uid    The form's uid there.
	 * @param string $then   What the form was called then; may be empty.
	 */
	public function of( string $source, string $uid, string $then ): string {
		try {
			$id = FormId::parse( "{$source}:{$uid}" );
		} catch ( InvalidArgumentException ) {
			return $then;
		}
		return $this->name( $this->locator->title( $id ) ?? $then, $id->source );
	}

	/**
	 * Rows of a table with the names of today; each form is looked up once.
	 *
	 * @param list<array<string, string|null>> $rows With `form_source`, `form_uid` and `form_title`.
	 * @return list<array<string, string|null>>
	 */
	public function told( array $rows ): array {
		$names = [];
		foreach ( $rows as $place => $row ) {
			[
				$source,
				$uid,
				$then
			] = [ (string) $row['form_source'], (string) $row['form_uid'], (string) $row['form_title'] ];
			$rows[ $place ]['form_title'] = $names[ $source ][ $uid ][ $then ] ??= $this->of( $source, $uid, $then );
		}
		return $rows;
	}

	/**
	 * What the owner calls the place of a form; empty where it is gone.
	 *
	 * @param FormSource $source The place.
	 */
	public static function place( FormSource $source ): string {
		if ( $source->kind->is_post() ) {
			$post = get_post( $source->post_id() );
			return $post instanceof WP_Post
				? trim( html_entity_decode( get_the_title( $post ), ENT_QUOTES, 'UTF-8' ) )
				: '';
		}
		$template = get_block_template( $source->name, $source->kind->template_type() );
		return $template instanceof WP_Block_Template ? $template->title : '';
	}
}
