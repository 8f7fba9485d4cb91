<?php
declare( strict_types=1 );

namespace Brolga\Kits\Kit;

use Brolga\Forms\Definition\FormReader;
use Brolga\Popups\Settings\PopupType;
use WP_Post;

/**
 * What a kit can hold besides settings, brand and images. A form is a synced pattern with a contact form in it.
 *
 * @see KIT-2
 */
enum Kind: string {

	case Page     = 'page';
	case Pattern  = 'pattern';
	case Form     = 'form';
	case Popup    = 'popup';
	case Template = 'template';
	case Part     = 'part';
	case Menu     = 'menu';

	public function post_type(): string {
		return match ( $this ) {
			self::Page                => 'page',
			self::Pattern, self::Form => 'wp_block',
			self::Popup               => PopupType::POST_TYPE,
			self::Template            => 'wp_template',
			self::Part                => 'wp_template_part',
			self::Menu                => 'wp_navigation',
		};
	}

	/** What may not be seen by visitors before its new owner has looked at it arrives as a draft. */
	public function status(): string {
		return self::Page === $this || self::Popup === $this ? 'draft' : 'publish';
	}

	public function is_of_theme(): bool {
		return self::Template === $this || self::Part === $this;
	}

	public function capability(): string {
		return match ( $this ) {
			self::Page, self::Popup   => 'edit_others_pages',
			self::Pattern, self::Form => 'edit_others_posts',
			default                   => 'edit_theme_options',
		};
	}

	public function label(): string {
		return match ( $this ) {
			self::Page     => __( 'Page', 'brolga' ),
			self::Pattern  => _x( 'Pattern', 'blocks that are used again', 'brolga' ),
			self::Form     => __( 'Form', 'brolga' ),
			self::Popup    => __( 'Popup', 'brolga' ),
			self::Template => __( 'Template', 'brolga' ),
			self::Part     => __( 'Template part', 'brolga' ),
			self::Menu     => __( 'Menu', 'brolga' ),
		};
	}

	public static function of_post( WP_Post $post ): ?self {
		return match ( $post->post_type ) {
			'page'                => self::Page,
			'wp_block'            => has_block( FormReader::FORM_BLOCK, $post->post_content )
				? self::Form
				: self::Pattern,
			PopupType::POST_TYPE  => self::Popup,
			'wp_template'         => self::Template,
			'wp_template_part'    => self::Part,
			'wp_navigation'       => self::Menu,
			default               => null,
		};
	}

	/** @return list<string> */
	public static function post_types(): array {
		return array_values( array_unique(
			array_map( static fn ( self $kind ): string => $kind->post_type(), self::cases() )
		) );
	}
}
