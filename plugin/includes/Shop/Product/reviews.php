<?php
/**
 * WooCommerce's template of reviews, or the theme's, with the summary in it.
 * WordPress includes it where that template would stand.
 *
 * @see SHOP-53
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Shop\Product;

use Brolga\Core\Support\Html;

ob_start();
require ReviewTemplate::original();
Html::put( ReviewTemplate::with_summary( (string) ob_get_clean() ) );
