<?php
declare( strict_types=1 );

namespace Brolga\Core\Admin;

use Brolga\Core\Support\Html;
use Brolga\Core\Support\Module;
use Brolga\Core\Support\Roles;

/**
 * The Help screen, which shows the handbook to every user who sees one of the plugin's screens. It
 * needs no script.
 *
 * @see START-695 START-696
 */
final class HelpScreen implements Module {

	public const SLUG = 'brolga-help';

	private const PAGE = 'topic';

	private const LOOK = '.brolga-help{display:grid;gap:16px 48px;margin-block-start:16px}'
		. '.brolga-help__pages ul{margin-block-start:0}.brolga-help__pages a[aria-current]{font-weight:600}'
		. '.brolga-help__text{max-inline-size:42rem;font-size:15px;line-height:1.6}'
		. '.brolga-help__text>:first-child{margin-block-start:0}'
		. '.brolga-help__text :is(p,li){font-size:inherit;line-height:inherit}'
		. '.brolga-help__text h2{margin-block:32px 8px;font-size:20px}'
		. '.brolga-help__text img{max-inline-size:100%;block-size:auto;border:1px solid}'
		. '@media(min-width:960px){.brolga-help:has(nav){grid-template-columns:15rem minmax(0,1fr)}}';

	public function __construct( private readonly Handbook $handbook ) {
	}

	public function register(): void {
		add_action( 'admin_menu', $this->add( ... ), Screen::LAST );
		add_action( 'admin_enqueue_scripts', $this->enqueue_styles( ... ) );
	}

	/** Uses the first capability that the user has, since a menu entry takes only one. */
	private function add(): void {
		$title = __( 'Help', 'brolga' );
		foreach ( [ Roles::MANAGE_LEADS, ...Screen::OPENED_BY ] as $capability ) {
			if ( current_user_can( $capability ) ) {
				add_submenu_page( Screen::MENU, $title, $title, $capability, self::SLUG, $this->print( ... ) );
				return;
			}
		}
	}

	private function enqueue_styles( string $hook_suffix ): void {
		if ( str_ends_with( $hook_suffix, '_page_' . self::SLUG ) ) {
			wp_register_style( self::SLUG, false, [], '1' );
			wp_enqueue_style( self::SLUG );
			wp_add_inline_style( self::SLUG, self::LOOK );
		}
	}

	private static function base(): string {
		return admin_url( 'admin.php?page=' . self::SLUG . '&' . self::PAGE . '=' );
	}

	private function print(): void {
		$titles = $this->handbook->titles();
		$asked  = $_GET[ self::PAGE ] ?? ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Shows one of the pages that are listed, and changes nothing.
		$name   = is_string( $asked ) && isset( $titles[ $asked ] ) ? $asked : Handbook::CONTENTS;
		if ( ! isset( $titles[ $name ] ) ) {
			Html::put(
				'<div class="wrap"><h1>',
				esc_html__( 'Help', 'brolga' ),
				'</h1><p>',
				esc_html__( 'The handbook is missing from this installation. Install the plugin again from its zip file.', 'brolga' ),
				'</p></div>'
			);
			return;
		}
		$language = $this->handbook->language();
		Html::put(
			'<div class="wrap brolga-screen"><h1 lang="',
			esc_attr( $language ),
			'">',
			esc_html( $titles[ $name ] ),
			'</h1><div class="brolga-help" lang="',
			esc_attr( $language ),
			'">',
			Handbook::CONTENTS === $name ? '' : $this->pages( $titles, $name ),
			'<div class="brolga-help__text">',
			$this->handbook->markup( $name, self::base() ),
			'</div></div></div>'
		);
	}

	/** @param array<string, string> $titles */
	private function pages( array $titles, string $current ): string {
		$items = '';
		foreach ( $titles as $name => $title ) {
			$items .= sprintf(
				'<li><a href="%s"%s>%s</a></li>',
				esc_url( self::base() . $name ),
				$name === $current ? ' aria-current="page"' : '',
				esc_html( $title )
			);
		}
		return sprintf(
			'<nav class="brolga-help__pages" aria-label="%s"><ul>%s</ul></nav>',
			esc_attr( $titles[ Handbook::CONTENTS ] ?? '' ),
			$items
		);
	}
}
