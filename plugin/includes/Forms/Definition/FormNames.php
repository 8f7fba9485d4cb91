<?php
declare( strict_types=1 );

namespace Brolga\Forms\Definition;

use Brolga\Forms\Source\FormId;
use Brolga\Forms\Source\FormSource;
use InvalidArgumentException;
use WP_Block_Template;
use WP_Post;

/**
 * Names a form in the admin screens: by its own name, otherwise by the title of the page, popup,
 * pattern or template that contains it. The current name is used even for old leads; a lead of a
 * deleted form keeps the name that was stored with it.
 *
 * @see LEAD-55
 */
final class FormNames {

	public function __construct( private readonly FormLocator $locator ) {}

	public function name( string $own, FormSource $source ): string {
		return '' === $own ? self::place( $source ) : $own;
	}

	/**
	 * Returns the name of the form that a record came from.
	 *
	 * @param string $source In the format of FormSource::format().
	 * @param string $uid The form's uid within the source.
	 * @param string $then The form's name at the time of the record; may be empty.
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
	 * @param list<array<string, string|null>> $rows
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
