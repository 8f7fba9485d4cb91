<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Demo;

use Brolga\AbTests\Records\CountRepository;
use Brolga\AbTests\Registry\TestRepository;
use Brolga\Consent\CookieNames;
use Brolga\Core\Database\Transaction;
use Brolga\Core\Page\MainMenu;
use Brolga\Core\Settings\Settings;
use Brolga\Core\Support\Clock;
use Brolga\Popups\Settings\PopupType;
use Brolga\Popups\Stored\Fields as PopupFields;
use Brolga\Shop\Catalogue\Catalogue;
use RuntimeException;
use WP_Block_Template;
use WP_Error;
use WP_Navigation_Fallback;
use WP_Post;
use WP_Term;

/**
 * Imports the demo step by step. Existing content is left alone unless the owner chooses otherwise. A step
 * recognizes what it has created, so nothing is created twice.
 *
 * @see DEMO-1 DEMO-3 DEMO-4 START-4 START-5 START-6
 *
 * @phpstan-type Fields array{
 *     post_title?: string,
 *     post_content?: string,
 *     post_excerpt?: string,
 *     post_date?: string,
 *     post_date_gmt?: string,
 *     post_name?: string,
 *     post_parent?: int,
 *     post_status?: string,
 *     comment_status?: string,
 *     page_template?: string,
 * }
 */
final class DemoImporter {

	private const MENU = [ 'page:services', 'page:work', 'page:blog', 'page:modules', 'page:contact' ];

	private const POPUPS = 'page:modules.popups';

	public const TERMS = 'woocommerce_terms_page_id';

	private const TESTED = 'page:modules.experiments';

	private const BUSINESS = [
		'business_name'  => 'Fig & Ferry',
		'business_kind'  => 'Store',
		'business_phone' => '(07) 7010 0142',
		'business_email' => 'hello@figandferry.example',
		'street'         => '12 Ferry Road',
		'postcode'       => '4101',
		'city'           => 'West End',
		'region'         => 'QLD',
		'country'        => 'AU',
		'price_range'    => '$$',
		'opening_hours'  => [ 'Tu-Sa 07:00-15:00' ],
		'profiles'       => [],
	];

	/** A date before any menu of the owner's, because headers without their own menu show the latest. */
	private const OLDEST = '2000-01-01 09:00:00';

	private ?Media $media = null;

	private ?DemoLinks $links = null;

	public function __construct(
		private readonly DemoFolder $folder,
		private readonly CreatedItemRepository $made,
		private readonly Transaction $transaction,
		private readonly Clock $clock,
		private readonly TestRepository $registry,
		private readonly CountRepository $counts,
		private readonly Catalogue $catalogue,
		private readonly CookieNames $cookies
	) {}

	/**
	 * @return list<Step>
	 * @throws RuntimeException If the demo is missing.
	 */
	public function steps( State $state ): array {
		$this->folder->load();
		$items = Item::all( $this->folder );
		$steps = [];
		foreach ( $this->media()->names() as $name => $title ) {
			$steps[] = new Step( $title, fn () => $this->image( $name ) );
		}
		$steps[] = new Step( __( 'Menu', 'brolga' ), fn () => $this->garden_menu( $state ) );
		foreach ( $items as $item ) {
			$steps[] = new Step( __( 'URLs', 'brolga' ), fn () => $this->place( $item ) );
		}
		// Before the texts, which contain the business' contact details.
		if ( $state->choices->look ) {
			$steps[] = new Step( __( 'Title and logo', 'brolga' ), fn () => $this->look( $state ) );
		}
		// Products name what they are found by.
		if ( $this->catalogue->is_open() ) {
			$steps[] = new Step( __( 'Shop', 'brolga' ), fn () => $this->open_shop( $state ) );
		}
		foreach ( $items as $item ) {
			$steps[] = new Step( Text::read( $item->file )->get( 'title' ), fn () => $this->write( $state, $item ) );
		}
		if ( $state->choices->leads ) {
			foreach ( $this->leads()->numbers() as $number ) {
				$steps[] = new Step( __( 'Leads', 'brolga' ), fn () => $this->lead( $state, $number ) );
			}
			$steps[] = new Step( __( 'A/B test', 'brolga' ), fn () => $this->tests( $state ) );
			if ( $this->catalogue->is_open() ) {
				$steps[] = new Step( __( 'Orders', 'brolga' ), fn () => $this->sell( $state ) );
			}
		}
		if ( $state->choices->look ) {
			$steps[] = new Step( __( 'Menu', 'brolga' ), $this->main_menu( ... ) );
			$steps[] = new Step(
				__( 'Header', 'brolga' ),
				fn () => $this->template_part( $state, 'header', 'Header' )
			);
			$steps[] = new Step(
				__( 'Footer', 'brolga' ),
				fn () => $this->template_part( $state, 'footer', 'Footer' )
			);
		}
		if ( $state->choices->front ) {
			$steps[] = new Step( __( 'Homepage', 'brolga' ), fn () => $this->front( $state ) );
		}
		if ( $state->choices->samples ) {
			$steps[] = new Step( __( 'Sample content', 'brolga' ), fn () => $this->bin_samples( $state ) );
		}
		$steps[] = new Step( __( 'URLs', 'brolga' ), static function (): void {
			flush_rewrite_rules( false );
		} );
		return $steps;
	}

	/**
	 * @return array{pages: int, posts: int, projects: int, images: int, leads: int}
	 * @throws RuntimeException If the demo is missing.
	 */
	public function counts(): array {
		$this->folder->load();
		$types = array_count_values(
			array_map( static fn ( Item $item ): string => $item->type, Item::all( $this->folder ) )
		);
		return [
			'pages'    => $types['page'] ?? 0,
			'posts'    => $types['post'] ?? 0,
			'projects' => $types['brolga_project'] ?? 0,
			'images' => count( $this->media()->names() ),
			'leads'    => count( $this->leads()->numbers() ),
		];
	}

	private function image( string $name ): void {
		$id = $this->media()->take( $name );
		if ( $id > 0 && ! $this->made->is_edited( $id ) ) {
			$this->made->seal( $id, "image:{$name}" );
		}
	}

	/**
	 * Creates a page, post or project with its URL and without content, so that others can link to
	 * it. It stays private until write().
	 */
	private function place( Item $item ): void {
		if ( 0 === $this->made->find( $item->key ) ) {
			$this->make(
				$item->key,
				$item->type,
				[
					'post_title'  => Text::read( $item->file )->get( 'title' ),
					'post_name'   => $item->slug,
					'post_parent' => '' === $item->above ? 0 : $this->made->find( $item->above ),
					'post_status' => 'private',
				]
			);
		}
	}

	/**
	 * Writes the content of a page, post or project. One that the owner has edited or moved to the
	 * trash is left alone.
	 */
	private function write( State $state, Item $item ): void {
		$this->place( $item );
		$id = $this->made->find( $item->key );
		if ( $this->made->is_edited( $id ) || 'trash' === get_post_status( $id ) ) {
			return;
		}
		$text = Text::read( $item->file );
		if ( PopupType::POST_TYPE === $item->type ) {
			$this->set_up_popup( $id, $text );
		}
		// WordPress refuses a page whose template the theme lacks; the meta value counts once the theme has it.
		$this->update(
			$id,
			[
				'post_title'   => $text->get( 'title' ),
				// A test is identified by the page that contains it.
				'post_content' => $this->links( $state )->settle(
					$this->fill( str_replace( '{{page}}', (string) $id, $text->body ) )
				),
				'post_excerpt' => $text->get( 'excerpt' ),
				'post_status'  => 'publish',
			] + $this->fields_of_type( $item, $text )
		);
		if ( 'page' === $item->type ) {
			update_post_meta(
				$id,
				'_wp_page_template',
				'' === $text->get( 'template' ) ? 'default' : $text->get( 'template' )
			);
		}
		$this->sort_in( $state, $id, $item, $text );
		if ( '' !== $text->get( 'image' ) ) {
			set_post_thumbnail( $id, $this->media()->id( $text->get( 'image' ) ) );
		}
		if ( 'product' === $item->type ) {
			$this->products()->put( $id, $text, $this->media()->id( ... ) );
		}
		$this->made->seal( $id, $item->key );
	}

	/**
	 * @return array{page_template?: string, comment_status?: string, post_date?: string, post_date_gmt?: string}
	 */
	private function fields_of_type( Item $item, Text $text ): array {
		return match ( $item->type ) {
			'page'               => [ 'page_template' => 'default' ],
			PopupType::POST_TYPE => [],
			'product'            => [ 'comment_status' => 'open' ] + $this->dates( $text->get( 'date' ) . ' 07:30:00' ),
			default              => $this->dates( $text->get( 'date' ) . ' 07:30:00' ),
		};
	}

	private function sort_in( State $state, int $id, Item $item, Text $text ): void {
		$taxonomies = match ( $item->type ) {
			'post'    => [ 'category' => 'category', 'tag' => 'post_tag' ],
			'product' => [ 'category' => 'product_cat', 'tag' => 'product_tag' ],
			default   => [ 'category' => 'brolga_project_category' ],
		};
		foreach ( $taxonomies as $name => $taxonomy ) {
			if ( '' !== $text->get( $name ) ) {
				wp_set_object_terms( $id, [ $this->term( $state, $text->get( $name ), $taxonomy ) ], $taxonomy );
			}
		}
	}

	/** Sets up the shop, unless it has products of the owner's. */
	private function open_shop( State $state ): void {
		$sold = get_posts(
			[ 'post_type' => 'product', 'post_status' => 'any', 'fields' => 'ids', 'numberposts' => -1 ]
		);
		if ( ! $state->choices->look || [] !== array_diff( $sold, array_values( $this->made->all() ) ) ) {
			return;
		}
		foreach ( Products::SETTINGS as $name => $value ) {
			OptionChanges::set( $state, $name, $value );
		}
		$terms = $this->made->find( 'page:terms' );
		if ( 0 !== $terms && in_array( get_option( self::TERMS ), [ false, '', 0, '0', '-1' ], true ) ) {
			OptionChanges::set( $state, self::TERMS, $terms );
		}
		$state->shop['tax']        ??= $this->products()->tax();
		$state->shop['delivery']   ??= $this->products()->deliver();
		$state->shop['overseas']   ??= $this->products()->deliver_overseas();
		$state->shop['attributes'] ??= $this->products()->describe();
		$state->save();
	}

	/** Adds orders to a shop that open_shop() has set up, because an owner's shop has real ones. */
	private function sell( State $state ): void {
		if ( isset( $state->shop['tax'] ) && ! isset( $state->shop['orders'] ) ) {
			$state->shop['orders'] = $this->products()->sell(
				$this->folder->path . '/orders.json',
				$this->clock->now()
			);
			$state->save();
		}
	}

	private function set_up_popup( int $id, Text $text ): void {
		$where = [
			'show'  => 'chosen',
			'posts' => [ $this->made->find( self::POPUPS ) ],
		];
		foreach ( [ PopupFields::CONDITIONS => $where ] + $text->meta() as $name => $value ) {
			update_post_meta( $id, $name, wp_slash( $value ) );
		}
	}

	/** Creates a menu with submenus for the page about menus, which must never become a default menu. */
	private function garden_menu( State $state ): void {
		if (
			! $state->choices->look
			&& wp_is_block_theme()
			&& [] === get_posts( [ 'post_type' => 'wp_navigation', 'fields' => 'ids', 'numberposts' => 1 ] )
		) {
			// WordPress creates its fallback first; if ours were the only menu, any header would show it.
			$theirs = WP_Navigation_Fallback::get_fallback();
			if ( $theirs instanceof WP_Post ) {
				$this->made->seal( $theirs->ID, 'menu:theirs' );
			}
		}
		$this->post(
			'menu:garden',
			'wp_navigation',
			'garden-menu',
			'Garden menu',
			fn (): string => $this->folder->read( 'parts/garden-menu.txt' ),
			$this->dates( self::OLDEST )
		);
	}

	private function main_menu(): void {
		$this->post(
			'menu:main',
			'wp_navigation',
			'main-menu',
			'Main menu',
			fn (): string => implode(
				"\n",
				array_map(
					function ( int $id ): string {
						$link = [
							'label' => get_the_title( $id ),
							'type'  => 'page',
							'id'    => $id,
							'url'   => wp_make_link_relative( (string) get_permalink( $id ) ),
							'kind'  => 'post-type',
						];
						return '<!-- wp:navigation-link ' . serialize_block_attributes( $link ) . ' /-->';
					},
					$this->in_menu()
				)
			),
			[]
		);
		MainMenu::note( $this->made->find( 'menu:main' ) );
	}

	/** @return list<int> */
	private function in_menu(): array {
		$pages = array_map( $this->made->find( ... ), self::MENU );
		$shop  = $this->catalogue->is_open() ? get_option( 'woocommerce_shop_page_id' ) : 0;
		if ( is_numeric( $shop ) && 'publish' === get_post_status( (int) $shop ) ) {
			array_splice( $pages, 2, 0, [ (int) $shop ] );
		}
		return $pages;
	}

	/**
	 * Writes a template part as the Site Editor would save it. One that the owner has changed is
	 * overwritten; its content is stored for undo.
	 *
	 * @param string $slug Also the template part area.
	 */
	private function template_part( State $state, string $slug, string $title ): void {
		$known = get_block_template( get_stylesheet() . '//' . $slug, 'wp_template_part' );
		if ( ! $known instanceof WP_Block_Template ) {
			return;
		}
		$content = fn (): string => $this->links( $state )->settle(
			$this->fill( $this->folder->read( "parts/{$slug}.html" ) )
		);
		$own     = $this->made->find( "part:{$slug}" );
		if ( isset( $state->parts[ $slug ] ) || ( 0 === $own && (int) $known->wp_id > 0 ) ) {
			$this->write_over( $state, $slug, (int) $known->wp_id, $content() );
			return;
		}
		$this->post(
			"part:{$slug}",
			'wp_template_part',
			$slug,
			$title,
			$content,
			[],
			static function ( int $id ) use ( $slug ): void {
				wp_set_object_terms( $id, get_stylesheet(), 'wp_theme' );
				wp_set_object_terms( $id, $slug, 'wp_template_part_area' );
			}
		);
	}

	private function write_over( State $state, string $slug, int $id, string $content ): void {
		if ( '' !== ( $state->parts[ $slug ]['print'] ?? '' ) ) {
			return;
		}
		$post                  = get_post( $id );
		$state->parts[ $slug ] ??= [
			'id'      => $id,
			'title'   => $post->post_title ?? '',
			'content' => $post->post_content ?? '',
			'print'   => '',
		];
		$state->save();
		$this->update( $id, [ 'post_content' => $content ] );
		$state->parts[ $slug ]['print'] = $this->made->print_of( $id );
	}

	private function look( State $state ): void {
		foreach (
			[
				'blogname'        => 'Fig &amp; Ferry',
				'blogdescription' => 'We plan gardens, plant them and sell the plants',
				'date_format'     => 'j F Y',
				'time_format'     => 'g:i a',
				'posts_per_page'  => 6,
				'site_logo'       => $this->media()->id( 'logo' ),
			] as $name => $value
		) {
			OptionChanges::set( $state, $name, $value );
		}
		OptionChanges::set_unless_there( $state, Settings::OPTION . '/business', self::BUSINESS );
		// An existing icon stays.
		if ( in_array( get_option( 'site_icon', 0 ), [ 0, '0', '', false ], true ) ) {
			OptionChanges::set( $state, 'site_icon', $this->media()->id( 'icon' ) );
		}
	}

	private function front( State $state ): void {
		OptionChanges::set( $state, 'page_on_front', $this->made->find( 'page:home' ) );
		OptionChanges::set( $state, 'page_for_posts', $this->made->find( 'page:blog' ) );
		OptionChanges::set( $state, 'show_on_front', 'page' );
		if ( '' === get_privacy_policy_url() ) {
			OptionChanges::set( $state, 'wp_page_for_privacy_policy', $this->made->find( 'page:privacy-policy' ) );
		}
	}

	private function bin_samples( State $state ): void {
		foreach ( SampleContent::ids() as $id ) {
			$state->samples[] = $id;
			$state->save();
			wp_trash_post( $id );
		}
	}

	private function lead( State $state, int $number ): void {
		$brought = $this->transaction->run( fn (): ?array => $this->leads()->bring( $number ) );
		if ( null === $brought ) {
			return;
		}
		$state->leads[ $number ] = [
			'id'    => $brought['lead'],
			'print' => $brought['print'],
		];
		$state->begun[ $brought['day'] ] = ( $state->begun[ $brought['day'] ] ?? 0 ) + $brought['begun'];
		if ( $brought['subscriber'] > 0 ) {
			$state->subscribers[ $brought['subscriber'] ] = $brought['email'];
		}
	}

	private function tests( State $state ): void {
		$history = new TestHistory( $this->counts, $this->clock );
		foreach ( $this->registry->all_of_post( $this->made->find( self::TESTED ) ) as $test ) {
			$key = $test->test->key->format();
			if ( $test->is_live && ! in_array( $key, $state->tests, true ) ) {
				$this->transaction->run(
					function () use ( $history, $test ): void {
						$this->registry->start_at( $test->test->key, $history->begin() );
						$history->write( $test->test );
					}
				);
				$state->tests[] = $key;
			}
		}
	}

	/**
	 * Writes a menu or a template part. One that the owner has edited is left alone.
	 *
	 * @param string $key The demo's own name for it.
	 * @param callable(): string $content Returns the block markup.
	 * @param array $more Further post fields.
	 * @param (callable( int ): void)|null $then Runs after the post was written.
	 * @phpstan-param Fields $more
	 */
	private function post(
		string $key,
		string $type,
		string $slug,
		string $title,
		callable $content,
		array $more,
		?callable $then = null
	): void {
		$id = $this->made->find( $key );
		if ( $id > 0 && $this->made->is_edited( $id ) ) {
			return;
		}
		$fields = [
			'post_title'   => $title,
			'post_content' => $content(),
			'post_status'  => 'publish',
		] + $more;
		if ( 0 === $id ) {
			$id = $this->make( $key, $type, [ 'post_name' => $slug ] + $fields );
		} else {
			$this->update( $id, $fields );
		}
		if ( null !== $then ) {
			$then( $id );
		}
		$this->made->seal( $id, $key );
	}

	/**
	 * Creates a post together with its demo key in one transaction, so that a crash cannot leave a
	 * post that undo does not find.
	 *
	 * @param string $key The demo's own name for it.
	 * @phpstan-param Fields $fields
	 * @throws RuntimeException If WordPress rejects the post.
	 */
	private function make( string $key, string $type, array $fields ): int {
		/** @var array{post_type: string} $post */
		$post = wp_slash(
			[
				'post_type'      => $type,
				'comment_status' => 'closed',
				'ping_status'    => 'closed',
			] + $fields
		);
		$id   = $this->transaction->run(
			static fn (): int|WP_Error => wp_insert_post(
				$post + [ 'meta_input' => [ CreatedItemRepository::KEY => $key ] ],
				true
			)
		);
		return $id instanceof WP_Error ? throw new RuntimeException( $id->get_error_message() ) : $id;
	}

	/**
	 * @phpstan-param Fields $fields
	 * @throws RuntimeException If WordPress rejects the change.
	 */
	private function update( int $id, array $fields ): void {
		/** @var array{ID: int} $post */
		$post = wp_slash( [ 'ID' => $id ] + $fields );
		$done = wp_update_post( $post, true );
		if ( $done instanceof WP_Error ) {
			throw new RuntimeException( $done->get_error_message() );
		}
	}

	/**
	 * Returns the post fields for a date in the site's time zone. A future date becomes the
	 * current time, because WordPress would schedule the post.
	 *
	 * @return array{post_date: string, post_date_gmt: string}
	 */
	private function dates( string $date ): array {
		$date = min( $date, $this->clock->now()->setTimezone( wp_timezone() )->format( 'Y-m-d H:i:s' ) );
		return [
			'post_date'     => $date,
			'post_date_gmt' => get_gmt_from_date( $date ),
		];
	}

	/** @throws RuntimeException If WordPress rejects the term. */
	private function term( State $state, string $name, string $taxonomy ): int {
		$term = get_term_by( 'name', $name, $taxonomy );
		if ( $term instanceof WP_Term ) {
			return $term->term_id;
		}
		$made = wp_insert_term( $name, $taxonomy );
		if ( $made instanceof WP_Error ) {
			throw new RuntimeException( $made->get_error_message() );
		}
		$state->terms[] = [
			'id'       => $made['term_id'],
			'taxonomy' => $taxonomy,
		];
		$state->save();
		return $made['term_id'];
	}

	/**
	 * Replaces placeholders for images, menus, posts and cookie descriptions: {{id:lilies}},
	 * {{url:lilies}}, {{alt:lilies}}, {{kept:brolga_lead}}.
	 */
	private function fill( string $text ): string {
		$text = str_replace( '{{menu:garden}}', (string) $this->made->find( 'menu:garden' ), $text );
		$text = (string) preg_replace_callback(
			'/\{\{post:([a-z_]+:[a-z0-9-]+)\}\}/',
			fn ( array $match ): string => (string) $this->made->find( $match[1] ),
			$text
		);
		$text = (string) preg_replace_callback(
			'/\{\{kept:([a-z0-9_:*]+)\}\}/',
			fn ( array $match ): string => $this->cookies->kept( $match[1] ),
			$text
		);
		return (string) preg_replace_callback(
			'/\{\{(id|url|alt):([a-z0-9-]+)\}\}/',
			fn ( array $match ): string => match ( $match[1] ) {
				'id'  => (string) $this->media()->id( $match[2] ),
				'url' => $this->media()->url( $match[2] ),
				'alt' => esc_attr( $this->media()->alt( $match[2] ) ),
			},
			$text
		);
	}

	private function media(): Media {
		return $this->media ??= new Media(
			$this->folder->path . '/media',
			new Drawings(),
			new ImageGenerator( $this->folder->kept() )
		);
	}

	private function products(): Products {
		return new Products( $this->catalogue );
	}

	private function leads(): Leads {
		return new Leads( $this->folder->path . '/leads.json', $this->made->find( 'page:contact' ), $this->clock );
	}

	private function links( State $state ): DemoLinks {
		if ( null === $this->links ) {
			$made = $this->made->all();
			$all  = [];
			foreach ( Item::all( $this->folder ) as $item ) {
				$all[ $item->path ] = $made[ $item->key ] ?? 0;
			}
			// In the end, it is the site's home URL.
			if ( $state->choices->front ) {
				unset( $all['/'] );
			}
			$this->links = new DemoLinks( $all );
		}
		return $this->links;
	}
}
