<?php
declare( strict_types=1 );

namespace Brolga\Forms\Definition;

use Brolga\Core\Blocks\BlockRendering;
use Brolga\Core\Blocks\ShowRule;
use Brolga\Core\Internals\LateBlocks;
use Brolga\Core\Security\Viewer;
use Brolga\Core\Support\Clock;
use Brolga\Forms\Source\FormId;
use Brolga\Forms\Source\FormSource;
use Brolga\Forms\Source\SourceKind;
use Closure;
use WP_Block_Template;
use WP_Post;

/**
 * Finds the saved block of a form by its ID, but only in content that visitors can see: not in drafts, private
 * or password-protected posts, or the trash.
 *
 * @see FORM-38 FORM-39 FORM-420 VIS-7
 *
 * @phpstan-import-type ParsedBlock from FormReader
 */
final class FormLocator {

	private const POPUP = 'brolga_popup';

	public function __construct( private readonly Clock $clock ) {}

	/**
	 * Returns the saved form, even if visitors cannot see it; null if it is gone. For
	 * administration only, never for answering a visitor's request.
	 */
	public function saved( FormId $id ): ?FormDefinition {
		$block = self::saved_block( $id );
		return null === $block ? null : FormReader::read( ApprovedSettings::counted( $id->source, $block ) );
	}

	/** Returns the owner's name for a form, even if visitors cannot see it; null if the form is gone. */
	public function title( FormId $id ): ?string {
		$block = self::saved_block( $id );
		return null === $block ? null : FormReader::attributes( $block )->label( 'title' );
	}

	/** @phpstan-return ParsedBlock|null */
	private static function saved_block( FormId $id ): ?array {
		$content = $id->source->kind->is_post()
			? get_post_field( 'post_content', $id->source->post_id(), 'raw' )
			: self::template_content( $id->source );
		return self::block_in( $content, $id, FormReader::FORM_BLOCK );
	}

	/** Returns the form as saved now; null if visitors cannot see it. */
	public function find( FormId $id ): ?FormDefinition {
		$block = $this->block( $id );
		return null === $block ? null : FormReader::read( ApprovedSettings::counted( $id->source, $block ) );
	}

	/** Like find(), for whoever submits the form: null as well if a rule hides it from them. */
	public function offered( FormId $id ): ?FormDefinition {
		$block = $this->offered_block( $id );
		return null === $block ? null : FormReader::read( ApprovedSettings::counted( $id->source, $block ) );
	}

	/**
	 * Like block(), for whoever submits the form: null as well if a rule hides it from them.
	 *
	 * @phpstan-return ParsedBlock|null
	 * @see VIS-7
	 */
	public function offered_block( FormId $id, string $name = FormReader::FORM_BLOCK ): ?array {
		$now  = $this->clock->now();
		$user = null;
		return self::block_in(
			self::content( $id ),
			$id,
			$name,
			static function ( array $block ) use ( $now, &$user ): bool {
				// Asked first, because most forms have no rule, and need no class for one.
				$attributes = $block['attrs'] ?? null;
				$rule       = is_array( $attributes ) && isset( $attributes[ BlockRendering::RULE ] )
					? ShowRule::of( $block )
					: null;
				return null !== $rule && ! $rule->admits( $now, $user ??= Viewer::by_cookie() );
			}
		);
	}

	/** @phpstan-return ParsedBlock|null */
	public function block( FormId $id, string $name = FormReader::FORM_BLOCK ): ?array {
		return self::block_in( self::content( $id ), $id, $name );
	}

	private static function content( FormId $id ): string {
		return $id->source->kind->is_post()
			? self::post_content( $id->source )
			: self::template_content( $id->source );
	}

	/**
	 * @param Closure(array<array-key, mixed>): bool|null $hides
	 * @phpstan-return ParsedBlock|null
	 */
	private static function block_in( string $content, FormId $id, string $name, ?Closure $hides = null ): ?array {
		[ $uid, $number ] = $id->saved();
		if ( has_block( 'core/pattern', $content ) ) {
			LateBlocks::come();
		}
		// A form in a pattern that is only referenced belongs to the content that references it.
		return '' === $content
			? null
			: FormReader::find( resolve_pattern_blocks( parse_blocks( $content ) ), $uid, $name, $number, $hides );
	}

	private static function post_content( FormSource $source ): string {
		$post = get_post( $source->post_id() );
		if ( ! $post instanceof WP_Post || post_password_required( $post ) ) {
			return '';
		}
		$is_visible = match ( $source->kind ) {
			SourceKind::Synced => 'wp_block' === $post->post_type && 'publish' === $post->post_status,
			SourceKind::Popup  => self::POPUP === $post->post_type && 'publish' === $post->post_status,
			default            => is_post_publicly_viewable( $post ),
		};
		return $is_visible ? $post->post_content : '';
	}

	private static function template_content( FormSource $source ): string {
		[ , $slug ] = explode( '//', $source->name, 2 );
		if ( 0 !== validate_file( $slug ) ) {
			return '';
		}
		$template = get_block_template( $source->name, $source->kind->template_type() );
		return $template instanceof WP_Block_Template && 'publish' === $template->status ? $template->content : '';
	}
}
